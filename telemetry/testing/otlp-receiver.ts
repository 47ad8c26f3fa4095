import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

interface AnyValue {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: { key: string; value: AnyValue }[];
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number; message?: string };
  events?: unknown[];
}

/** A span as a receiver of OTLP gets it. */
export interface ReceivedSpan extends Omit<WireSpan, 'attributes'> {
  service: string;
  attributes: Record<string, string | number | boolean | undefined>;
}

export interface OtlpReceiver extends AsyncDisposable {
  url: string;
  /** Everything that was sent, letter by letter. */
  received: string[];
  spans(): ReceivedSpan[];
  /** Spans for which this holds, as soon as there is one; fails after half a minute. */
  find(wanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan[]>;
}

/** A receiver of traces by OTLP over HTTP in JSON, on a free port; answers with `status`. */
export async function openOtlpReceiver({ status = 200 } = {}): Promise<OtlpReceiver> {
  const received: string[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (request.url !== '/v1/traces' || request.method !== 'POST') return void response.writeHead(404).end();
    received.push(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () => received.flatMap(spansOf);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans,
    async find(wanted) {
      const until = performance.now() + 30_000;
      for (;;) {
        const found = spans().filter(wanted);
        if (found.length > 0) return found;
        if (performance.now() > until) {
          throw new Error(`no such span among: ${spans().map(({ service, name }) => `${service} ${name}`)}`);
        }
        await wait(50);
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Resource {
  resource: { attributes: { key: string; value: AnyValue }[] };
  scopeSpans: { spans: WireSpan[] }[];
}

function spansOf(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: Resource[] };
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes = [], ...span }) => ({ ...span, service, attributes: valuesOf(attributes) })),
    );
  });
}

function valuesOf(attributes: { key: string; value: AnyValue }[]): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue) : Number(intValue)),
    ]),
  );
}
