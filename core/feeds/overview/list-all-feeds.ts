import type { OperatorFeed } from '@kardan/contract/calls/operator/feeds';
import type { FeedFilter } from '@kardan/contract/values/operations';
import { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readListCursor, writeListCursor } from '../../kernel/list-cursor.ts';
import { placeText } from '../../kernel/place-parts.ts';
import {
  countFeedsByStanding,
  type FeedPlace,
  loadFeedFigures,
  loadFeedOverview,
  type OverviewFeed,
} from './all-feeds-store.ts';

const pageSize = 50;

interface Question {
  filter: FeedFilter;
  text?: string | undefined;
  cursor?: string | undefined;
}

/** Tells operators how the feeds of all dealers stand, by owner, a page at a time; what is in them stays the dealer's. */
export async function listAllFeeds({ db }: { db: Database }, actor: Actor, { filter, text = '', cursor }: Question) {
  requireOperator(actor);
  const [{ live: _, ...counts }, found] = await Promise.all([
    countFeedsByStanding(db, text),
    loadFeedOverview(db, { filter, text, after: placeOf(cursor), limit: pageSize + 1 }),
  ]);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  const figures = await loadFeedFigures(
    db,
    page.map(({ id }) => id),
  );
  const figuresOf = new Map(figures.map((each) => [each.feedId, each]));
  return {
    counts,
    items: page.map((feed) => presentFeed(feed, figuresOf.get(feed.id))),
    cursor: last ? writeListCursor([last.owner, last.id]) : null,
  };
}

/** How many feeds that should run there are, and how many of them cannot. */
export async function countBrokenFeeds({ db }: { db: Database }): Promise<{ broken: number; live: number }> {
  const { broken, live } = await countFeedsByStanding(db, null);
  return { broken, live: Math.max(live, broken) };
}

function presentFeed(feed: OverviewFeed, figures?: { cars: number; failures: number }): OperatorFeed {
  const { id, name, owner, format, source, state, isBroken, waitingSince, ownerGroupId } = feed;
  const { dealershipName, dealershipSlug, runNumber, runState, runReason, runAt } = feed;
  return {
    id,
    name,
    owner,
    ofGroup: ownerGroupId !== null,
    dealership:
      dealershipName === null || dealershipSlug === null ? null : { name: dealershipName, slug: dealershipSlug },
    format,
    source,
    state,
    isBroken,
    failures: figures?.failures ?? 0,
    lastRun:
      runNumber === null || runState === null || runAt === null
        ? null
        : { number: runNumber, state: runState, reason: runReason, at: runAt.toISOString() },
    waitingSince: waitingSince?.toISOString() ?? null,
    cars: figures?.cars ?? 0,
  };
}

const place = z.tuple([placeText, z.uuid()]);

function placeOf(cursor: string | undefined): FeedPlace | undefined {
  const read = readListCursor(cursor, place);
  return read && { owner: read[0], id: read[1] };
}
