import type { ProcessName } from '../process-name.ts';
import { setTracer } from './tracing.ts';

interface Settings {
  /** Without it there is no tracing, and nothing of the SDK is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

interface Process {
  name: ProcessName;
  /** Told of lost spans, at most once a minute. */
  warn: (fields: { error: string; spans: number }, message: string) => void;
}

const warnEveryMs = 60_000;

/** Has the process record traces, if it was told where to. Call it before connections are opened: they ask whether they are traced. */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: ratio }: Settings,
  { name, warn }: Process,
): Promise<{ close(): Promise<void> }> {
  if (url === undefined) return { close: async () => undefined };
  const { createOtelTracer } = await import('./otel-tracer.ts');
  let warnedAt = Number.NEGATIVE_INFINITY;
  const onLost = (error: unknown, spans: number) => {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    warn({ error: error instanceof Error ? error.name : 'unknown', spans }, 'traces could not be handed over');
  };
  const tracer = createOtelTracer({ service: `kardan-${name}`, url, onLost });
  setTracer(tracer, ratio);
  return {
    async close() {
      setTracer(undefined, 0);
      // Whoever stops has no time for a receiver that does not answer.
      await tracer.close().catch(() => undefined);
    },
  };
}
