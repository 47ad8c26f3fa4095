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
