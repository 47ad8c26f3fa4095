import { AsyncLocalStorage } from 'node:async_hooks';
import { type TraceContext, unrecordedTrace, writeTraceparent } from './trace-context.ts';

/**
 * All that a span may say: names of ours, counts and codes. What somebody typed, an address, a token or a row has no name
 * here, so that it cannot get in by mistake.
 */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The pattern of the address, never the address. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'db.system.name'?: 'postgresql' | 'opensearch';
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  'kardan.request_id'?: string;
  'kardan.job'?: string;
  'kardan.jobs'?: number;
  'kardan.failed_jobs'?: number;
  /** An error's class or code; its message may quote anything. */
  'error.type'?: string;
}

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** Other traces that this one works for. */
  links?: TraceContext[];
  /** Milliseconds since 1970; now unless told. */
  startedAt?: number;
}

/** Something that is being done; whoever begins it ends it. */
export interface Span {
  context: TraceContext;
  set(attributes: SpanAttributes): void;
  /** With what went wrong, if something did. */
  end(failure?: unknown): void;
}

/** What records spans: the SDK's, behind as much as we need of it. */
export interface Tracer {
  begin(name: string, options: SpanOptions, parent: TraceContext | undefined): Span;
}

interface Tracing {
  tracer: Tracer | undefined;
  /** Share of traces that are recorded. */
  ratio: number;
  current: AsyncLocalStorage<TraceContext>;
}

// web's server and its pages are loaded apart and only share the process, so they meet at a global name.
const shared = globalThis as { [key: symbol]: unknown };
const name = Symbol.for('kardan.tracing');
shared[name] ??= { tracer: undefined, ratio: 0, current: new AsyncLocalStorage() } satisfies Tracing;
const tracing = shared[name] as Tracing;

/** Gives the process its tracer, or takes it away; without one nothing here does anything. */
export function setTracer(tracer: Tracer | undefined, ratio: number): void {
  tracing.tracer = tracer;
  tracing.ratio = ratio;
}

export function isTracing(): boolean {
  return tracing.tracer !== undefined;
}

/** The trace that is being worked for, recorded or not; none while tracing is off. */
export function currentTrace(): TraceContext | undefined {
  return tracing.current.getStore();
}

/** What is sent along with a call or kept with a job, so that its trace is ours. */
export function currentTraceparent(): string | undefined {
  const trace = currentTrace();
  return trace && writeTraceparent(trace);
}

/** Runs the work for a trace: what it asks of others and logs belongs to it. */
export function runInTrace<Result>(trace: TraceContext, work: () => Result): Result {
  return tracing.current.run(trace, work);
}

interface Origin {
  /** The trace that it was asked for with. */
  parent: TraceContext | undefined;
  /** Whether the parent may say what is recorded. A stranger may not: they would decide what it costs us. */
  trusted: boolean;
}

/** Begins what was asked for from outside; undefined while tracing is off. Run the work itself with `runInTrace(span.context, …)`. */
export function beginTrace(name: string, options: SpanOptions, { parent, trusted }: Origin): Span | undefined {
  const { tracer, ratio } = tracing;
  if (!tracer) return undefined;
  // Drawn, not told by the id: whoever chooses ids must not choose whether they are recorded.
  const sampled = parent && trusted ? parent.sampled : Math.random() < ratio;
  if (!sampled) return unrecordedSpan(unrecordedTrace(parent?.traceId));
  return tracer.begin(name, options, parent);
}

/** Runs a step of the current trace as a span of its own; just runs it where none is recorded. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parent = currentTrace();
  const { tracer } = tracing;
  if (!tracer || !parent?.sampled) return work(unrecordedSpan(parent ?? unrecordedTrace()));
  const span = tracer.begin(name, options, parent);
  try {
    const result = await runInTrace(span.context, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Notes a step of the current trace that has just ended. */
export function noteSpan(
  name: string,
  { durationMs, failure, ...options }: SpanOptions & { durationMs: number; failure?: unknown },
): void {
  const parent = currentTrace();
  if (!tracing.tracer || !parent?.sampled) return;
  tracing.tracer.begin(name, { ...options, startedAt: Date.now() - durationMs }, parent).end(failure);
}

function unrecordedSpan(context: TraceContext): Span {
  return { context, set: () => undefined, end: () => undefined };
}
