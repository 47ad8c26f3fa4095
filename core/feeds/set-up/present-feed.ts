import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { mayChangeAsOwner, requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { formatQuestions } from '../formats/questions.ts';
import { presentRunRow } from '../runs/present-run-row.ts';
import { loadRuns } from '../runs/run-store.ts';
import { countCars, loadFeedsOf, loadGroupId, loadSites } from './feed-store.ts';
import { describeFeed, type FeedReference, type FoundFeed, findFeed } from './find-feed.ts';

/** The feeds of a dealership and of its group, and whether the actor may set up another. */
export async function listFeeds({ db }: { db: Database }, actor: Actor, dealership: string) {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, id, 'dealership');
  const feeds = await loadFeedsOf(db, id);
  const items: Feed[] = [];
  for (const feed of feeds) items.push(await presentFeed(db, await describeFeed(db, actor, feed)));
  const groupId = await loadGroupId(db, id);
  const sites = groupId === null ? [] : await loadSites(db, { dealershipId: null, groupId });
  const mayCreateForGroup = sites.length > 1 && sites.every((site) => mayChangeAsOwner(actor, site.id));
  return { items, mayCreate: mayChangeAsOwner(actor, id), mayCreateForGroup };
}

export async function readFeed({ db }: { db: Database }, actor: Actor, reference: FeedReference): Promise<Feed> {
  return presentFeed(db, await findFeed({ db }, actor, reference));
}

/** A feed as its people see it, with cars of their own sites; what its file is fetched with is for those who may change it. */
export async function presentFeed(db: Database, found: FoundFeed): Promise<Feed> {
  const { feed, visible, mayChange } = found;
  const [counts, [lastRun]] = await Promise.all([countCars(db, feed.id, visible), loadRuns(db, feed.id, 1)]);
  return {
    id: feed.id,
    name: feed.name,
    ofGroup: feed.groupId !== null,
    format: feed.format,
    source: feed.source,
    location: mayChange ? feed.location : null,
    username: mayChange ? feed.username : null,
    hasSecret: feed.secretEncrypted !== null,
    hostKey: mayChange ? feed.hostKey : null,
    intervalMinutes: feed.intervalMinutes,
    dailyAt: feed.dailyAt,
    sites: presentSites(found),
    questions: formatQuestions[feed.format].map(({ key, choices }) => ({
      key,
      choices: [...choices],
      answer: feed.answers[key] ?? null,
    })),
    vanishLimitPercent: feed.vanishLimitPercent,
    state: feed.state,
    ...counts,
    nextRunAt: feed.nextRunAt?.toISOString() ?? null,
    lookedAt: feed.lookedAt?.toISOString() ?? null,
    lastRun: lastRun ? presentRunRow(lastRun, found) : null,
    mayChange,
  };
}

/** What somebody has mapped, and for those who see all of a group what nobody has yet; a dealership's own file needs no names. */
function presentSites({ feed, sites, seesAll }: FoundFeed): Feed['sites'] {
  const named = feed.groupId !== null && seesAll ? feed.namedSites : [];
  return [...new Set([...Object.keys(feed.siteMap), ...named])].map((site) => {
    const dealershipId = Object.hasOwn(feed.siteMap, site) ? (feed.siteMap[site] ?? null) : null;
    return { site, dealershipId, name: sites.find(({ id }) => id === dealershipId)?.name ?? null };
  });
}
