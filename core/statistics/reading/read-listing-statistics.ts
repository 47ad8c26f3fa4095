import type { adminStatisticsCalls, ListingStatistics } from '@kardan/contract/calls/admin/statistics';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { findSites } from '../../dealerships/find-sites.ts';
import { InvalidCursor } from '../../kernel/errors.ts';
import { listingDays } from '../days/forget-statistics.ts';
import { toCounts } from './counts.ts';
import { type ListingPlace, type ListingRow, loadListingFigures } from './listing-figures-store.ts';
import { readPeriod, splitPeriod, stepStart } from './period.ts';
import { marketDaysSupply } from './stages.ts';

type Question = z.output<typeof adminStatisticsCalls.listingStatistics.query>;
type Answer = z.output<typeof adminStatisticsCalls.listingStatistics.response>;

/**
 * The same figures by car, most first, a page at a time. What lies back further than a car's days are kept is told by whole
 * months, and the answer says from when.
 */
export async function readListingStatistics(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { dealershipIds: others, make, sort, limit, cursor, ...asked }: Question,
): Promise<Answer> {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const sites = await findSites({ db }, actor, dealership, others);
  const today = viennaDay(Date.now());
  const { from, to } = readPeriod(asked, today);
  const period = { from: from < dayAfter(today, -listingDays) ? stepStart(from, 'month') : from, to };
  const question = { dealershipIds: sites.map(({ id }) => id), make, sort, after, limit: limit + 1 };
  const rows = await loadListingFigures(db, question, splitPeriod(period, today), period, today);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    ...period,
    items: page.map(present),
    cursor: rows.length > limit && last ? `${last.figure}-${last.listingId}` : null,
  };
}

function placeOf(cursor: string): ListingPlace {
  const [, figure, listingId] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? [];
  if (figure === undefined || listingId === undefined) throw new InvalidCursor();
  return { figure: Number(figure), listingId: Number(listingId) };
}

function present(row: ListingRow): ListingStatistics {
  const { expectedImpressions: impressions, expectedViews: views, expectedContacts: contacts } = row;
  return {
    listingId: row.listingId,
    dealershipId: row.dealershipId,
    title: row.title,
    slug: row.slug,
    state: row.state,
    counts: toCounts(row),
    expected: impressions === null || views === null || contacts === null ? null : { impressions, views, contacts },
    daysOnline: row.daysOnline,
    daysInStock: row.daysInStock,
    marketDaysSupply: marketDaysSupply(row.live, row.soldOf45Days),
    priceEur: row.priceEur,
    pricePosition: row.pricePosition,
  };
}
