import { ROOT_CONTEXT, type Span as SdkSpan, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceContext } from './trace-context.ts';
import type { Span, Tracer } from './tracing.ts';

interface Options {
  service: string;
  /** Where OTLP over HTTP is taken, without its path. */
  url: string;
  /** Spans could not be handed over and are lost. */
  onLost: (error: unknown, spans: number) => void;
}

interface OtelTracer extends Tracer {
  /** Hands over what waits; at most some seconds. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Given up after this long: a receiver that is away keeps no process from stopping. */
const exportTimeoutMs = 5_000;

/**
 * The SDK's recorder and exporter, and nothing global of it: Next would find that and record whole addresses, with what
 * visitors typed, as spans of its own.
 */
export function createOtelTracer({ service, url, onLost }: Options): OtelTracer {
  const otlp = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: exportTimeoutMs });
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        if (result.code !== 0) onLost(result.error, spans.length);
        done(result);
      }),
    shutdown: () => otlp.shutdown(),
  };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'kardan' }),
    // Only what is to be recorded gets here: tracing.ts decides.
    sampler: new AlwaysOnSampler(),
    spanLimits: { attributeValueLengthLimit: 200 },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  const tracer = provider.getTracer('kardan');
  return {
    begin(name, { kind, attributes, links = [], startedAt }, parent) {
      const span = tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          ...(attributes && { attributes: { ...attributes } }),
          links: links.map((context) => ({ context: sdkContext(context) })),
          ...(startedAt !== undefined && { startTime: startedAt }),
        },
        parent ? trace.setSpanContext(ROOT_CONTEXT, sdkContext(parent)) : ROOT_CONTEXT,
      );
      return spanOf(span);
    },
    close: () => provider.shutdown(),
  };
}

function sdkContext({ traceId, spanId }: TraceContext) {
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
}

function spanOf(span: SdkSpan): Span {
  const { traceId, spanId } = span.spanContext();
  return {
    context: { traceId, spanId, sampled: true },
    set: (attributes) => void span.setAttributes({ ...attributes }),
    end(failure) {
      if (failure !== undefined) {
        span.setAttribute('error.type', typeOf(failure));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** The name alone: messages of PostgreSQL and OpenSearch quote what was asked. */
function typeOf(failure: unknown): string {
  const { code, name } = failure as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && /^[\w-]{1,60}$/.test(code)) return code;
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'Error';
}
