import { currentTrace, noteSpan } from '@kardan/telemetry/tracing/tracing';
import { Transport } from '@opensearch-project/opensearch';

type Request = Parameters<Transport['request']>;

/**
 * The client's way to the engine with a span for each request of a recorded trace. The engine is told the trace's id, which
 * its own slow log and list of tasks then name.
 */
export class TracedTransport extends Transport {
  // biome-ignore lint/suspicious/noExplicitAny: two overloads of the client, for promises and for callbacks
  override request(...[params, options, callback]: Request): any {
    const trace = currentTrace();
    if (!trace?.sampled || callback !== undefined) return super.request(params, options, callback);
    const started = performance.now();
    const sent = super.request(params, { ...options, opaqueId: trace.traceId });
    const note = (status: number | null | undefined, failure?: unknown) => {
      const operation = operationOf(params);
      noteSpan(`opensearch ${operation}`, {
        kind: 'client',
        durationMs: performance.now() - started,
        attributes: {
          'db.system.name': 'opensearch',
          'db.operation.name': operation,
          'http.request.method': params.method,
          ...(status && { 'http.response.status_code': status }),
        },
        ...(failure !== undefined && { failure }),
      });
    };
    sent.then(
      ({ statusCode }) => note(statusCode),
      (error) => note(undefined, error),
    );
    return sent;
  }
}

/** The engine's name for what is done, as `_msearch`: paths hold names of documents. */
function operationOf({ path, method }: Request[0]): string {
  return path.split('/').find((part) => /^_[a-z_]+$/.test(part)) ?? method.toLowerCase();
}
