import { buildFilterClauses, type Clause, matchingAll, type SearchContext } from '../query/build-filter-clauses.ts';
import { ofPricesWithNova } from '../query/prices-with-nova.ts';
import {
  type Figure,
  figureAggregations,
  type Group,
  groupFields,
  isOfPrices,
  type SummaryQuestion,
} from './summary-question.ts';

/** More values than any group has, so that shards never cut a count short. */
const allValues = 5_000;

const orders = {
  newest: [{ publishedAt: 'desc' }, { id: 'desc' }],
  'latest-price-drop': [{ priceChangedAt: 'desc' }, { id: 'desc' }],
};

/**
 * The searches that answer a question: one, and where cards shall come from many dealerships a second one without that
 * wish, whose cards fill up what too few dealerships leave empty.
 */
export function buildSummarySearches(question: SummaryQuestion, context: SearchContext): Clause[] {
  const clauses = [
    ...buildFilterClauses(question.filters, context).values(),
    ...ofVersion(question),
    ...cheaperSince(question),
  ];
  const query = matchingAll(clauses);
  const aggs = {
    ...Object.fromEntries(groupsOf(question).map(([group, figures]) => [group, groupBy(group, figures)])),
    ...figuresOf(question.figures ?? []),
  };
  const { cards } = question;
  const main = { query, track_total_hits: true, ...(Object.keys(aggs).length > 0 && { aggs }) };
  if (!cards) return [{ ...main, size: 0 }];
  const page = { size: cards.limit, sort: orders[cards.order] };
  if (!cards.spread) return [{ ...main, ...page }];
  return [
    { ...main, ...page, collapse: { field: 'dealershipId' } },
    { query, track_total_hits: false, ...page },
  ];
}

export function groupsOf({ groups = {} }: SummaryQuestion): [Group, readonly Figure[]][] {
  return Object.entries(groups) as [Group, readonly Figure[]][];
}

function ofVersion({ version }: SummaryQuestion): Clause[] {
  return version === undefined ? [] : [{ term: { version } }];
}

function cheaperSince({ cheaperSince: moment }: SummaryQuestion): Clause[] {
  if (!moment) return [];
  return [{ term: { flags: 'priceReduced' } }, { range: { priceChangedAt: { gte: moment.getTime() } } }];
}

function groupBy(group: Group, figures: readonly Figure[]): Clause {
  const terms = { field: groupFields[group], size: allValues };
  return { terms, ...(figures.length > 0 && { aggs: figuresOf(figures) }) };
}

function figuresOf(figures: readonly Figure[]): Clause {
  const ofPrices = figures.filter(isOfPrices);
  return {
    ...aggregationsOf(figures.filter((figure) => !isOfPrices(figure))),
    ...(ofPrices.length > 0 && ofPricesWithNova(aggregationsOf(ofPrices))),
  };
}

function aggregationsOf(figures: readonly Figure[]): Clause {
  return Object.fromEntries(figures.map((figure) => [figure, figureAggregations[figure]]));
}
