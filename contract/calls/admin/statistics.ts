import { z } from 'zod';
import { named } from '../../values/counted.ts';
import { slug } from '../../values/identifiers.ts';
import { priceRatings } from '../../values/price-ratings.ts';
import { statisticsSources } from '../../values/statistics-kinds.ts';
import { maxPointsInSeries, statisticsSteps } from '../../values/statistics-periods.ts';
import { stockStates } from '../../values/stock.ts';
import { maxInt4 } from '../../values/stored-text.ts';
import { defineCall } from '../call.ts';
import { dealershipParams, ownDealership, whole } from './account-fields.ts';

/** Fewer search agents than these could be somebody one knows. */
export const minCountedAgents = 5;
/** Most sites of a group that are told together. */
export const maxSites = 50;

export const statisticsStages = ['shown', 'opened', 'contacted'] as const;
export type StatisticsStage = (typeof statisticsStages)[number];

export const listingStatisticsSorts = ['impressions', 'views', 'contacts', 'parked'] as const;
export type ListingStatisticsSort = (typeof listingStatisticsSorts)[number];

export const statisticsCounts = z
  .object({
    impressions: whole.describe('Seen in a list, at least half of it for a second.'),
    views: whole.describe('Its own page was opened.'),
    contacts: whole.describe('Inquiries and phone numbers shown together.'),
    inquiries: whole,
    phonesShown: whole,
    parked: whole,
    prints: whole,
    shared: whole,
    scans: whole.describe('The code at the car was scanned.'),
    directions: whole.describe('The way to the dealership was asked for.'),
    websites: whole.describe('The dealership’s own site was opened.'),
  })
  .meta({ id: 'StatisticsCounts' });
export type StatisticsCounts = z.output<typeof statisticsCounts>;

const expectedCounts = z
  .object({ impressions: z.number(), views: z.number(), contacts: z.number() })
  .describe('What like cars got on the same days, for as many cars: same body, price range and age.');
export type ExpectedCounts = z.output<typeof expectedCounts>;

const point = statisticsCounts.extend({
  from: z.iso.date().describe('First day of the step; a week begins on Monday.'),
  expected: expectedCounts.nullable().describe('Null where it is not known of every day, and with a filter.'),
});
export type StatisticsPoint = z.output<typeof point>;

export const statisticsStageFigure = z
  .object({
    stage: z.enum(statisticsStages),
    count: whole,
    expectedCount: z.number(),
    rate: z.number().nullable().describe('Of the stage before, 0.114 for 11.4 %; null for the first and without any.'),
    expectedRate: z.number().nullable(),
    ratio: z.number().nullable().describe('Own figure over the expected one: the count at `shown`, then the rate.'),
    lowRatio: z.number().nullable().describe('A quarter of the dealerships are below it.'),
    highRatio: z.number().nullable().describe('A quarter of the dealerships are above it.'),
    lostContacts: z.number().describe('What it would bring to do as like cars do at this stage; 0 where it is better.'),
  })
  .meta({ id: 'StatisticsStage' });
export type StatisticsStageFigure = z.output<typeof statisticsStageFigure>;

const modelInStock = z.object({
  make: named,
  model: named,
  cars: whole.describe('On offer now.'),
  daysInStock: whole.describe('Median of those cars.'),
  marketDaysSupply: whole.nullable().describe('Days until the market’s cars are sold at the pace of the last 45.'),
  marketDaysInStock: whole.nullable().describe('Median of the market’s cars that are on offer.'),
  pricePosition: z.number().nullable().describe('Median of price over market price: 1.03 is 3 % above.'),
});
export type ModelInStock = z.output<typeof modelInStock>;

const demandedModel = z.object({
  make: named,
  model: named,
  districts: z
    .array(named.extend({ plate: z.string().nullable(), agents: whole }))
    .describe(`Where ${minCountedAgents} search agents or more look for it, most first.`),
  agents: whole.describe('All over Austria.'),
  inStock: whole,
});
export type DemandedModel = z.output<typeof demandedModel>;

export const dealershipStatistics = z
  .object({
    dealerships: z.array(ownDealership),
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.enum(statisticsSteps),
    countedUntil: z.iso.datetime().nullable().describe('What came later is not in yet; null before the first event.'),
    totals: statisticsCounts,
    previous: statisticsCounts.describe('Of as many days before; of a month, of the month before.'),
    series: z.array(point).max(maxPointsInSeries),
    bySource: z.array(statisticsCounts.extend({ source: z.enum(statisticsSources) })).describe('Most views first.'),
    byMake: z.array(statisticsCounts.extend({ make: named.nullable() })).describe('Most views first.'),
    byDealership: z.array(statisticsCounts.extend({ dealershipId: whole })),
    stages: z
      .array(statisticsStageFigure)
      .describe('Shown, opened, contacted; empty while too few like cars tell, and with a filter.'),
    stock: z.object({
      cars: whole.describe('On offer now.'),
      sold: whole.describe('In the period.'),
      previousSold: whole,
      daysInStock: whole.nullable().describe('Median of what is on offer now.'),
      marketDaysInStock: whole.nullable().describe('Median of the market’s cars of the same models.'),
      daysToSell: whole.nullable().describe('Median of what was sold in the period.'),
      ratings: z.array(z.object({ label: z.enum(priceRatings), cars: whole })),
      pricePosition: z.number().nullable(),
      models: z.array(modelInStock).max(100).describe('Most cars first.'),
    }),
    demand: z.array(demandedModel).max(50).describe('Search agents by model and district, most first; never a person.'),
  })
  .meta({ id: 'DealershipStatistics' });
export type DealershipStatistics = z.output<typeof dealershipStatistics>;

export const listingStatistics = z
  .object({
    listingId: whole,
    dealershipId: whole,
    title: z.string().nullable().describe('Null of a car that is gone.'),
    slug: z.string().nullable(),
    state: z.enum(stockStates).nullable(),
    counts: statisticsCounts,
    expected: expectedCounts.nullable(),
    daysOnline: whole.nullable().describe('In the period.'),
    daysInStock: whole.nullable(),
    marketDaysSupply: whole.nullable(),
    priceEur: whole.nullable(),
    pricePosition: z.number().nullable(),
  })
  .meta({ id: 'ListingStatistics' });
export type ListingStatistics = z.output<typeof listingStatistics>;

const many = <S extends z.ZodType>(schema: S, max: number) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(schema).max(max).optional(),
  );
const id = z.coerce.number<number>().int().positive().max(maxInt4);

/** Which cars are told: those of other sites as well, or of one make alone. */
export const statisticsCars = {
  dealershipIds: many(id, maxSites).describe('Other sites that the caller may see, told together with this one.'),
  make: slug.optional(),
};

const period = {
  from: z.iso.date().optional().describe('First day, in Vienna; 29 days before the last unless told.'),
  to: z.iso.date().optional().describe('Last day, in Vienna; today unless told.'),
  ...statisticsCars,
};

export const adminStatisticsCalls = {
  dealershipStatistics: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/statistics',
    summary:
      'What visitors did with the dealership’s cars, by time, source and make, against like cars; stock and demand',
    params: dealershipParams,
    query: z.strictObject({
      ...period,
      by: z.enum(statisticsSteps).default('day'),
      source: z.enum(statisticsSources).optional(),
      listingId: z.coerce
        .number<number>()
        .int()
        .positive()
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('One car alone; what is told of a car by day and source reaches back thirteen months.'),
    }),
    response: dealershipStatistics,
    secure: true,
    scope: 'statistics',
  }),
  listingStatistics: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/statistics/listings',
    summary: 'The same by car, most first',
    params: dealershipParams,
    query: z.strictObject({
      ...period,
      sort: z.enum(listingStatisticsSorts).default('views'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
      cursor: z.string().min(1).max(200).optional(),
    }),
    response: z
      .object({
        from: z.iso.date(),
        to: z.iso.date(),
        items: z.array(listingStatistics).max(100),
        cursor: z.string().nullable().describe('Asks for the next ones.'),
      })
      .meta({ id: 'StatisticsByListing' }),
    secure: true,
    scope: 'statistics',
  }),
};
