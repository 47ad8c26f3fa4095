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
  /** `newId` in it becomes another id with each request. */
  body?: string;
}

/** What is counted once under its id is sent under a new one each time, also when the requests begin again. */
export const newId = '{new id}';

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
