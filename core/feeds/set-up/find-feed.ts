import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { mayChangeAsOwner, requireOwner, requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { type FeedSite, loadFeed, loadGroupId, loadSites, type StoredFeed } from './feed-store.ts';

/** Which feed, as a path names it. */
export interface FeedReference {
  dealershipId: string;
  feedId: string;
}

export interface RunReference extends FeedReference {
  runNumber: number;
}

export interface FoundFeed {
  feed: StoredFeed;
  sites: FeedSite[];
  /** The dealerships whose cars the actor may see in it. */
  visible: number[];
  /** A feed is changed by who owns all of its dealerships. */
  mayChange: boolean;
  /** Cars of sites that nobody is known for are told to those alone. */
  seesAll: boolean;
}

/** A feed that keeps cars of the dealership here, or of its group; another does not exist. */
export async function findFeed({ db }: { db: Database }, actor: Actor, reference: FeedReference): Promise<FoundFeed> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, reference.dealershipId);
  requireStaffToRead(actor, dealershipId, 'feed');
  const feed = await loadFeed(db, reference.feedId);
  const isOwn =
    feed &&
    (feed.dealershipId === dealershipId ||
      (feed.groupId !== null && feed.groupId === (await loadGroupId(db, dealershipId))));
  if (!isOwn) throw new NotFound('feed');
  return describeFeed(db, actor, feed);
}

/** The same for somebody who wants to change it. */
export async function findChangeableFeed(
  { db }: { db: Database },
  actor: Actor,
  reference: FeedReference,
): Promise<FoundFeed> {
  const found = await findFeed({ db }, actor, reference);
  for (const { id } of found.sites) {
    // Of a group's feed, whoever owns one site alone sees it and may not change it.
    if (!actor.isOperator && !actor.memberships.has(id)) throw new Failure('forbidden');
    requireOwner(actor, id, 'feed');
  }
  return found;
}

export async function describeFeed(db: Database, actor: Actor, feed: StoredFeed): Promise<FoundFeed> {
  const sites = await loadSites(db, feed);
  const rightOf = (id: number) => actor.memberships.get(id)?.right;
  const owns = ({ id }: FeedSite) => actor.isOperator || rightOf(id) === 'owner';
  const seesAll = sites.every(owns);
  const mayChange = sites.every(({ id }) => mayChangeAsOwner(actor, id));
  const visible = sites.filter(({ id }) => actor.isOperator || (rightOf(id) !== undefined && rightOf(id) !== 'reader'));
  return { feed, sites, visible: visible.map(({ id }) => id), mayChange, seesAll };
}
