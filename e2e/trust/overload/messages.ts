/** One kind of request among the load. */
export interface Stream {
  name: string;
  origin: string;
  requests: readonly Asked[];
  /** The address that all of them come from; each comes from elsewhere without it. */
  from?: string;
}

export interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests at their own pace, whatever the answers do, or each client's next one after its answer. */
export type Plan =
  | { kind: 'open'; seconds: number; streams: (Stream & { perSecond: number })[] }
  | { kind: 'closed'; seconds: number; streams: (Stream & { clients: number })[] };

/** What became of a stream's requests. Times are from the moment a request was due to the last byte of its answer. */
export interface Tally {
  sent: number;
  /** Milliseconds of each success. */
  successMs: number[];
  /** Milliseconds of each 503. */
  refusedMs: number[];
  refusedWithoutRetryAfter: number;
  /** Refused by a limit. */
  limited: number;
  /** Everything else, by status or error, with what one of them said. */
  failures: Record<string, { count: number; example: string }>;
}

export type Outcome = Record<string, Tally>;
