import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

export interface ReceivedReport {
  path: string;
  headers: IncomingHttpHeaders;
  /** What came, word for word. */
  text: string;
  /** Of the envelope's one item. */
  type: string;
  event: Json & { transaction?: string; spans?: Json[]; exception?: { values: Json[] } };
}

export interface TestReceiver extends AsyncDisposable {
  dsn: string;
  reports: ReceivedReport[];
  /** How it answers from now on; `never` leaves whoever sends waiting. */
  answerWith: (status: number | 'never') => void;
}

/** A receiver of error reports that understands Sentry's envelopes, and refuses bodies without a length as some do. */
export async function startTestReceiver(): Promise<TestReceiver> {
  const reports: ReceivedReport[] = [];
  let status: number | 'never' = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const [, item = '', payload = ''] = text.split('\n');
      const isWhole = Number(headers['content-length']) === Buffer.byteLength(text);
      if (isWhole) reports.push({ path, headers, text, type: JSON.parse(item).type, event: JSON.parse(payload) });
      if (status !== 'never') response.writeHead(isWhole ? status : 411).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://receiver0key@127.0.0.1:${port}/base/42`,
    reports,
    answerWith(next) {
      status = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
