import { filterKeysOfKind } from '@kardan/contract/filters';
import type { ListingDocument } from '../../search/index/listing-document.ts';
import type { Clause } from '../../search/query/build-filter-clauses.ts';
import { listingFields } from '../../search/query/listing-fields.ts';
import { percolatedMark } from '../agent-index/agent-document.ts';
import { carAnchors } from '../criteria/anchors.ts';
import { type CarExclusions, carExclusions } from '../criteria/car-exclusions.ts';
import type { Question } from './due-questions.ts';

/** Agents of one answer; a car that suits more is asked about again from there on. */
export const pageSize = 5_000;

export interface QuestionOptions {
  /** The day in Vienna that "days online" and "months of inspection" are counted from. */
  today: string;
  /** Key of the last agent of the page before. */
  after?: string;
  /** Only these agents. */
  agentIds?: readonly string[];
}

/**
 * The search for the agents that a question is about: without scores, and without anything but the agents' keys, which
 * come as what the page is sorted by.
 */
export function buildQuestion(question: Question, { today, after, agentIds }: QuestionOptions): Clause {
  const { car, event, activeBefore, activeFrom, unlike } = question;
  const activeSince = { lt: activeBefore.getTime(), ...(activeFrom && { gte: activeFrom.getTime() }) };
  return {
    query: {
      bool: {
        filter: [
          ...(agentIds ? [{ terms: { _id: agentIds } }] : []),
          { terms: { 'agent.anchors': carAnchors(car) } },
          { range: { 'agent.activeSince': activeSince } },
          ...(unlike ? [{ bool: { should: newlyFulfilled(car, unlike, today) } }] : []),
          suits(event, [...clausesOf(carExclusions(car, today)), percolation(car)]),
        ],
      },
    },
    size: pageSize,
    sort: [{ 'agent.key': 'asc' }],
    ...(after !== undefined && { search_after: [after] }),
    track_total_hits: false,
    _source: false,
    stored_fields: '_none_',
  };
}

/**
 * Agents that ask for the event and that nothing excludes. With a single required clause, or with the exclusions one level
 * up, the engine would walk through all agents that are excluded, the whole index, instead of looking at those that the
 * anchors lead to: that it may also be an event that nobody asks for keeps it from rewriting the query so.
 */
function suits(event: string, exclusions: Clause[]): Clause {
  const asked = [event, 'nothing'].map((name) => ({ term: { 'agent.events': name } }));
  return { bool: { should: asked, minimum_should_match: 1, must_not: exclusions } };
}

function clausesOf(exclusions: CarExclusions): Clause[] {
  return [
    { terms: { 'agent.refuses': exclusions.has } },
    { terms: { 'agent.refuses': exclusions.lacks } },
    ...exclusions.clauses,
  ];
}

/** What excluded agents before and does not now; the rest is the same for both. */
function newlyFulfilled(car: ListingDocument, before: ListingDocument, today: string): Clause[] {
  const now = new Set(clausesOf(carExclusions(car, today)).map((clause) => JSON.stringify(clause)));
  return clausesOf(carExclusions(before, today)).filter((clause) => !now.has(JSON.stringify(clause)));
}

/** Fields of listings that percolated queries ask about. */
const percolatedFields = filterKeysOfKind('text').map((key) => listingFields[key].field as keyof ListingDocument);

/** Agents with a percolated query that does not find the car. */
function percolation(car: ListingDocument): Clause {
  const document = Object.fromEntries(percolatedFields.map((field) => [field, car[field]]));
  return {
    bool: {
      filter: [{ term: { 'agent.sets': percolatedMark } }],
      must_not: [{ percolate: { field: 'query', document } }],
    },
  };
}
