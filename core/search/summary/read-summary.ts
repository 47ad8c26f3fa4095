import type { ListingCard } from '@kardan/contract/calls/search/search';
import { cardOf, type EngineAnswer } from '../query/engine-answer.ts';
import { readMedian } from '../query/median.ts';
import type { PricesWithNova } from '../query/prices-with-nova.ts';
import { groupsOf } from './build-summary-searches.ts';
import {
  type Figure,
  type Figures,
  figureAggregations,
  type Group,
  type GroupOfCars,
  groupFields,
  type Summary,
  type SummaryQuestion,
} from './summary-question.ts';

type Computed = { value?: number | null };
type ComputedFigures = Partial<Record<Figure, Computed>>;
type Answered = ComputedFigures & Partial<PricesWithNova<ComputedFigures>>;
type Bucket = { key: string; doc_count: number } & Answered;
type Aggregations = Answered & Partial<Record<Group, { buckets: Bucket[] }>>;

/** What the engine's answers say to a question. */
export function readSummary(question: SummaryQuestion, [main, more]: EngineAnswer[]): Summary {
  const aggregations = (main?.aggregations ?? {}) as Aggregations;
  return {
    total: main?.hits.total?.value ?? 0,
    groups: {
      ...noGroups(),
      ...Object.fromEntries(
        groupsOf(question).map(([group]) => [group, readGroup(aggregations[group]?.buckets ?? [])]),
      ),
    },
    figures: readFigures(aggregations),
    cards: distinctCards([...cardsOf(main), ...cardsOf(more)]).slice(0, question.cards?.limit ?? 0),
  };
}

function readGroup(buckets: Bucket[]): GroupOfCars[] {
  return buckets
    .map((bucket) => ({ value: bucket.key, count: bucket.doc_count, figures: readFigures(bucket) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function readFigures({ withNova, ...others }: Answered): Figures {
  const computed: ComputedFigures = { ...others, ...withNova };
  return Object.fromEntries(
    (Object.keys(figureAggregations) as Figure[]).map((figure) => [figure, readFigure(figure, computed[figure])]),
  ) as Figures;
}

function readFigure(figure: Figure, computed: Computed | undefined): number | null {
  const value = figure.startsWith('median') ? readMedian(computed) : computed?.value;
  if (typeof value !== 'number') return null;
  return /(Kwh|ConsumptionL)$/.test(figure) ? Math.round(value * 10) / 10 : Math.round(value);
}

function cardsOf(answer: EngineAnswer | undefined): ListingCard[] {
  return (answer?.hits.hits ?? []).map(cardOf);
}

function distinctCards(cards: ListingCard[]): ListingCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

function noGroups(): Record<Group, GroupOfCars[]> {
  return Object.fromEntries(Object.keys(groupFields).map((group) => [group, []])) as unknown as Record<
    Group,
    GroupOfCars[]
  >;
}
