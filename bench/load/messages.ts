/** Requests that the generator holds ready. */
export type Load = CallLoad | PageLoad;

/** One address, many bodies. */
export interface CallLoad {
  name: string;
  origin: string;
  path: string;
  contentType: string;
  bodies: string[];
  /** Each request tells another visitor's address, so that limits per visitor are kept as by many visitors. */
  manyVisitors?: true;
}

/** Pages as browsers ask for them: many addresses, compressed, each for another visitor. */
export interface PageLoad {
  name: string;
  origin: string;
  paths: string[];
}

/** Requests at given moments, whatever the answers do. */
export interface OpenPlan {
  kind: 'open';
  load: string;
  /** When each request is due, from the start, ascending. */
  arrivalsMs: Float64Array;
  /** Which body or page each request is. */
  picks: Uint32Array;
  connections: number;
  /** After the last arrival, how long answers are waited for; what is then missing counts as unanswered. */
  timeoutMs: number;
}

/** Each client sends its next request when it has its answer: finds the most that is answered, says nothing of waiting. */
export interface ClosedPlan {
  kind: 'closed';
  load: string;
  picks: Uint32Array;
  clients: number;
  /** Ends earlier than the requests do. */
  limitMs: number;
}

export type Plan = OpenPlan | ClosedPlan;

export interface Outcome {
  /** From the moment a request was due to the last byte of its answer; in order of the plan. Failures are NaN. */
  latenciesMs: Float64Array;
  /** How much later than due the generator handed the request to its connections: its own share of the latency. */
  latenessMs: Float64Array;
  /** Requests that were not answered with 200, by status or error. */
  failures: Record<string, number>;
  /** Still waiting when the timeout ended it; their latency is how long they had waited until then. */
  unanswered: number;
  sent: number;
  bytes: number;
  /** From the start to the last answer. */
  elapsedMs: number;
}

export type ToGenerator = { kind: 'load'; load: Load } | { kind: 'run'; plan: Plan };
export type FromGenerator =
  | { kind: 'loaded' }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'error'; text: string };
