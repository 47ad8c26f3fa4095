import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { isPublic } from '@kardan/contract/configuration/is-public';
import { type FeedFormat, type FeedSource, type FeedState, maxFeeds } from '@kardan/contract/values/feeds';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { noticeOwnersOfActs } from '../../accounts/owners/notice-owners-of-acts.ts';
import { requireOwner } from '../../accounts/policies.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, type FieldIssue, InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { formatQuestions } from '../formats/questions.ts';
import { pauseFeed } from '../runs/pause-feed.ts';
import { passTurnIn } from '../runs/take-turn.ts';
import { sealFeedSecret } from '../sources/feed-secret.ts';
import { isSamePlace } from '../sources/source-place.ts';
import {
  countFeeds,
  deleteFeed,
  type FeedSite,
  holdFeed,
  insertFeed,
  loadFeed,
  loadGroupId,
  loadSites,
  lockOwner,
  type StoredFeed,
  updateFeed,
} from './feed-store.ts';
import { describeFeed, type FeedReference, findChangeableFeed } from './find-feed.ts';
import { isFetched } from './is-fetched.ts';
import { nextRunAt } from './next-run.ts';
import { presentFeed, readFeed } from './present-feed.ts';
import { recordFeedAct } from './record-feed-act.ts';

type Services = { db: Database; env: Pick<Env, 'ACCOUNT_ENCRYPTION_KEYS' | 'SITE_ORIGIN'> };

interface FeedSettings {
  name: string;
  source: FeedSource;
  location: string | null;
  username: string | null;
  /** Left out, the stored one stays. */
  secret?: string | null | undefined;
  hostKey: string | null;
  intervalMinutes: number | null;
  dailyAt: string | null;
  sites: Record<string, number>;
  answers: Record<string, string>;
  vanishLimitPercent: number;
}

/**
 * Sets a feed up for a dealership, or for its group; until it goes live it only shows what it would do. One that fetches cars from
 * an address lets whoever has that address change them for good: it needs a fresh sign-in, and owners get a mail.
 */
export async function createFeed(
  { db, env }: Services,
  actor: Actor,
  dealership: string,
  { format, forGroup, ...settings }: FeedSettings & { format: FeedFormat; forGroup: boolean },
): Promise<Feed> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, dealershipId, 'dealership');
  const groupId = forGroup ? await loadGroupId(db, dealershipId) : null;
  if (forGroup && groupId === null) throw new InvalidRequest([wrong(['forGroup'], 'no-group')]);
  const owner = groupId === null ? { dealershipId, groupId: null } : { dealershipId: null, groupId };
  const sites = await loadSites(db, owner);
  for (const { id } of sites) {
    if (!actor.isOperator && !actor.memberships.has(id)) throw new Failure('forbidden');
    requireOwner(actor, id, 'dealership');
  }
  checkSettings(env, settings, format, sites);
  const id = randomUUID();
  await inTransaction(db, async (tx) => {
    // The owner, a feed, an account: in this order by everybody who holds two of them.
    await lockOwner(tx, owner);
    if (isFetched(settings)) await requireFresh(tx, actor);
    if ((await countFeeds(tx, owner)) >= maxFeeds) throw new InvalidRequest([wrong([], 'too-many-feeds')]);
    await insertFeed(tx, { id, ...owner, format, ...columnsOf(env, id, settings) });
    const feed = await loadFeed(tx, id);
    if (!feed) return;
    const acts = await recordFeedAct(tx, actor, { feed, sites }, 'feed.created', told(settings));
    if (isFetched(settings)) await noticeOwnersOfActs(tx, acts);
  });
  const feed = await loadFeed(db, id);
  if (!feed) throw new Error(`feed ${id} is gone`);
  return presentFeed(db, await describeFeed(db, actor, feed));
}

/**
 * Changes how a feed gets its file and how it is read. Another address needs its secret told again. Where from and what with it is
 * fetched is as good as a new feed: it needs a fresh sign-in, and owners get a mail; name, times and mapping need neither.
 */
export async function changeFeed(
  { db, env }: Services,
  actor: Actor,
  reference: FeedReference,
  settings: FeedSettings,
): Promise<Feed> {
  const found = await findChangeableFeed({ db }, actor, reference);
  const { feed, sites } = found;
  checkSettings(env, settings, feed.format, sites);
  await inTransaction(db, async (tx) => {
    const held = await holdFeed(tx, feed.id);
    if (!held) throw new NotFound('feed');
    // Or whoever may change the address could have the password sent to a server of theirs, also one that was told meanwhile.
    const isNewPlace = isFetched(settings) && !isFetchedAlike(settings, held);
    if (isNewPlace) await requireFresh(tx, actor);
    const moves = held.secretEncrypted !== null && !isSamePlace(settings, held);
    if (moves && settings.secret === undefined) throw new InvalidRequest([wrong(['secret'], 'secret-needed')]);
    const runs = held.state === 'live' && settings.source !== 'upload';
    // With other sites other cars come in: what was tried does not show them.
    const isUntried = held.state === 'tried' && !isDeepStrictEqual(settings.sites, held.siteMap);
    await updateFeed(tx, feed.id, {
      ...columnsOf(env, feed.id, settings),
      ...(isUntried && { state: 'new' as const }),
      nextRunAt: runs ? nextRunAt(settings) : null,
    });
    const before = told({ ...held, sites: held.siteMap });
    const acts = await recordFeedAct(tx, actor, found, 'feed.changed', told(settings), before);
    if (isNewPlace) await noticeOwnersOfActs(tx, acts);
  });
  return readFeed({ db }, actor, reference);
}

/** Removes a feed with its history; its cars stay as they are. */
export async function removeFeed({ db }: Services, actor: Actor, reference: FeedReference): Promise<void> {
  const found = await findChangeableFeed({ db }, actor, reference);
  await inTransaction(db, async (tx) => {
    // Or another feed of the owner could still see its run at work, and wait for nobody.
    await lockOwner(tx, found.feed);
    await deleteFeed(tx, found.feed.id);
    // Its own job knows nothing of it any more.
    await passTurnIn(tx, found.feed);
    await recordFeedAct(tx, actor, found, 'feed.removed');
  });
}

/** Lets a feed rest, or go on. */
export async function setFeedState(
  { db }: Services,
  actor: Actor,
  reference: FeedReference,
  { from, to }: { from: FeedState; to: FeedState },
): Promise<Feed> {
  const found = await findChangeableFeed({ db }, actor, reference);
  await inTransaction(db, async (tx) => {
    const held = await holdFeed(tx, found.feed.id);
    if (held?.state === to) return;
    if (held?.state !== from) throw new Failure('feed-not-possible');
    if (to === 'paused') await pauseFeed(tx, held.id);
    else await updateFeed(tx, held.id, { state: to, nextRunAt: to === 'live' ? nextRunAt(held) : null });
    await recordFeedAct(tx, actor, found, 'feed.state-changed', { state: to }, { state: from });
  });
  return readFeed({ db }, actor, reference);
}

function columnsOf(env: Services['env'], feedId: string, { secret, sites, answers, ...rest }: FeedSettings) {
  return {
    ...rest,
    siteMap: JSON.stringify(sites),
    answers: JSON.stringify(answers),
    ...(secret !== undefined && { secretEncrypted: secret && sealFeedSecret(env, feedId, secret) }),
  };
}

/** Whether the file comes from exactly where it came from, opened with the same; of one host each path may be somebody else's. */
function isFetchedAlike({ secret, ...settings }: FeedSettings, held: StoredFeed): boolean {
  const isSame = (['source', 'location', 'username', 'hostKey'] as const).every(
    (name) => settings[name] === held[name],
  );
  return isSame && secret === undefined;
}

function checkSettings(
  env: Services['env'],
  settings: FeedSettings,
  format: FeedFormat,
  sites: readonly FeedSite[],
): void {
  const { source, location, intervalMinutes, dailyAt, sites: named, answers } = settings;
  const foreign = Object.entries(named).filter(([, id]) => !sites.some((site) => site.id === id));
  const questions = formatQuestions[format];
  const odd = Object.entries(answers).filter(
    ([key, answer]) => !questions.find((question) => question.key === key)?.choices.includes(answer),
  );
  const issues = [
    ...(isFetched(settings) ? addressIssues(env, source, location) : []),
    ...(intervalMinutes !== null && dailyAt !== null ? [wrong(['dailyAt'], 'interval-or-daily')] : []),
    ...foreign.map(([site]) => wrong(['sites', site], 'unknown-dealership')),
    ...odd.map(([key]) => wrong(['answers', key], 'unknown-answer')),
  ];
  if (issues.length > 0) throw new InvalidRequest(issues);
}

function addressIssues(env: Services['env'], source: FeedSource, location: string | null): FieldIssue[] {
  const url = location === null ? null : URL.parse(location);
  const protocols = source === 'sftp' ? ['sftp:'] : ['https:', 'http:'];
  if (!url || !protocols.includes(url.protocol)) return [wrong(['location'], 'invalid-address')];
  // It is stored and shown as it is; the fields for name and password are not.
  if (url.username !== '' || url.password !== '') return [wrong(['location'], 'credentials-in-address')];
  if (url.protocol === 'http:' && isPublic(env.SITE_ORIGIN)) return [wrong(['location'], 'https-only')];
  return [];
}

function wrong(path: string[], code: string): FieldIssue {
  return { path, code, message: code };
}

/** What the record tells: never what a source is opened with, nor where it is. */
function told({ name, source, intervalMinutes, dailyAt, vanishLimitPercent, sites }: Omit<FeedSettings, 'secret'>) {
  return { name, source, intervalMinutes, dailyAt, vanishLimitPercent, sites: Object.keys(sites).length };
}
