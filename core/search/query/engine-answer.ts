import type { ListingCard } from '@kardan/contract/calls/search/search';

export interface EngineHit {
  _source: { card: unknown };
  sort?: number[];
}

export interface EngineBucket {
  key: string;
  doc_count: number;
}

export interface EngineAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total?: { value: number }; hits: EngineHit[] };
  aggregations?: Record<
    string,
    { buckets: EngineBucket[] } | { doc_count: number; model: { buckets: EngineBucket[] } }
  >;
  error?: { type: string; reason: string; root_cause?: { type: string; reason: string }[] };
}

/**
 * The card that the index holds of a hit. One that a worker of the release before has written during an upgrade tells nothing of
 * NoVA, which its lists took for granted.
 */
export function cardOf({ _source: { card } }: EngineHit): ListingCard {
  return { novaIncluded: true, ...(card as Omit<ListingCard, 'novaIncluded'>) };
}
