import { readTraceparent, type TraceContext } from '@kardan/telemetry/tracing/trace-context';
import { beginTrace, isTracing, runInTrace, type Span } from '@kardan/telemetry/tracing/tracing';

/** Traces of changes that a batch tells of itself at most; each costs a span. */
const maxTold = 50;

interface Outcome {
  jobs: number;
  failed: number;
}

/**
 * Runs a batch of jobs as part of the traces of the changes that made them. A batch for one change continues its trace. One
 * for several is a trace of its own, and each recorded one of theirs gets a span that leads there.
 */
export async function traceBatch<Result extends Outcome>(
  job: string,
  payloads: unknown[],
  run: () => Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return run();
  const causes = distinctTraces(payloads);
  const [first, ...others] = causes;
  const told = causes.filter(({ sampled }) => sampled).slice(0, maxTold);
  const attributes = { 'kardan.job': job, 'kardan.jobs': payloads.length };
  const isOne = first !== undefined && others.length === 0;
  const origin = { parent: isOne ? first : undefined, trusted: true };
  const batch = beginTrace(`job ${job}`, { kind: 'consumer', attributes, links: isOne ? [] : told }, origin);
  if (!batch) return run();
  const parts = isOne ? [] : told.map((parent) => beginPart(job, batch, parent));
  const end = (failed: number, failure?: unknown) => {
    for (const span of [batch, ...parts]) {
      if (failed > 0) span?.set({ 'kardan.failed_jobs': failed });
      span?.end(failure);
    }
  };
  try {
    const outcome = await runInTrace(batch.context, run);
    end(outcome.failed);
    return outcome;
  } catch (error) {
    end(payloads.length, error);
    throw error;
  }
}

function beginPart(job: string, batch: Span, parent: TraceContext): Span | undefined {
  const links = batch.context.sampled ? [batch.context] : [];
  return beginTrace(
    `job ${job}`,
    { kind: 'consumer', attributes: { 'kardan.job': job }, links },
    { parent, trusted: true },
  );
}

function distinctTraces(payloads: unknown[]): TraceContext[] {
  const traces = new Map<string, TraceContext>();
  for (const payload of payloads) {
    const trace = readTraceparent((payload as { traceparent?: unknown } | null)?.traceparent);
    if (trace) traces.set(trace.traceId, trace);
  }
  return [...traces.values()];
}
