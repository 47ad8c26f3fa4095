import type {
  adminStatisticsCalls,
  DealershipStatistics,
  StatisticsPoint,
} from '@kardan/contract/calls/admin/statistics';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import type { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { findSites } from '../../dealerships/find-sites.ts';
import { listingDays } from '../days/forget-statistics.ts';
import { noCounts, toCounts } from './counts.ts';
import {
  type Expectation,
  type FigureFilter,
  loadComparison,
  loadCountedUntil,
  loadExpectations,
  loadFigures,
  loadSpread,
  loadTotals,
} from './figures-store.ts';
import { daysInStep, readPeriod, type Span, splitPeriod, stepOf, stepsOf } from './period.ts';
import { periodBefore } from './period-before.ts';
import { stageFigures } from './stages.ts';
import { readDemand, readStock } from './stock-figures.ts';

type Question = z.output<typeof adminStatisticsCalls.dealershipStatistics.query>;

/**
 * What visitors did with the cars of a dealership, or of several sites that the actor works for, in a period. All of it comes
 * from roll-ups: it equals a count of the single events as far as these are rolled up, and costs the same after five years.
 */
export async function readDealershipStatistics(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { dealershipIds: others, make, source, listingId, ...asked }: Question,
): Promise<DealershipStatistics> {
  const sites = await findSites({ db }, actor, dealership, others);
  const today = viennaDay(Date.now());
  const period = readPeriod(asked, today);
  const by = stepOf(period, asked.by);
  const before = periodBefore(period);
  const dealershipIds = sites.map(({ id }) => id);
  const filter: FigureFilter = { dealershipIds, make, source, listingId };
  const isWhole = make === undefined && source === undefined && listingId === undefined;
  const parts = by === 'month' ? splitPeriod(period, today) : { months: null, days: [period] };
  const [figures, previous, countedUntil, expectations, stages, stock, demand] = await Promise.all([
    loadFigures(db, filter, parts, by),
    loadTotals(db, filter, splitPeriod(before, today)),
    loadCountedUntil(db),
    isWhole ? loadExpectations(db, dealershipIds, period, by) : [],
    isWhole ? readStages(db, dealershipIds, period) : [],
    readStock(db, { dealershipIds, make, listingId }, period, before),
    readDemand(db, dealershipIds),
  ]);
  const told = (group: (typeof figures)[number]['by']) => figures.filter((figure) => figure.by === group);
  const mostViewsFirst = (one: { views: number }, other: { views: number }) => other.views - one.views;
  const byStep = new Map(told('step').map((figure) => [figure.step, figure]));
  const expected = new Map(expectations.map((each) => [each.step, each]));
  return {
    dealerships: sites,
    ...period,
    by,
    countedUntil: countedUntil?.toISOString() ?? null,
    totals: toCounts(told('total')[0] ?? noCounts),
    previous: toCounts(previous),
    series: stepsOf(period, by).map((step) => ({
      ...toCounts(byStep.get(step) ?? noCounts),
      from: step,
      expected: wholeExpectation(expected.get(step), daysInStep(period, step, by) * sites.length),
    })),
    bySource: told('source')
      .flatMap((figure) => (figure.source ? [{ ...toCounts(figure), source: figure.source }] : []))
      .sort(mostViewsFirst),
    byMake: told('make')
      .map((figure) => ({ ...toCounts(figure), make: makeOf(figure) }))
      .sort(mostViewsFirst),
    byDealership: sites.map(({ id }) => ({
      ...toCounts(told('dealership').find(({ dealershipId }) => dealershipId === id) ?? noCounts),
      dealershipId: id,
    })),
    stages,
    stock,
    demand,
  };
}

/** Own figures of each stage against like cars; none while too few tell. */
export async function readStages(db: Database, dealershipIds: number[], { from, to }: Span) {
  const earliest = dayAfter(to, 1 - listingDays);
  const comparison = await loadComparison(db, dealershipIds, { from: from < earliest ? earliest : from, to });
  if (!comparison) return [];
  const { expectedImpressions: impressions, expectedViews: views, expectedContacts: contacts } = comparison;
  return stageFigures(comparison, { impressions, views, contacts }, await loadSpread(db, to));
}

function wholeExpectation(expectation: Expectation | undefined, days: number): StatisticsPoint['expected'] {
  if (!expectation || expectation.days < days) return null;
  const { impressions, views, contacts, ownImpressions, ownViews, ownContacts } = expectation;
  const own = { impressions: ownImpressions, views: ownViews, contacts: ownContacts };
  return { impressions, views, contacts, own };
}

function makeOf({ makeId, makeSlug, makeName }: Awaited<ReturnType<typeof loadFigures>>[number]) {
  return makeId === null || makeSlug === null || makeName === null
    ? null
    : { id: makeId, slug: makeSlug, name: makeName };
}
