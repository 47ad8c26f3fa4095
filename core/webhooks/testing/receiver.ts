import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface ReceivedMessage {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** What it says, once the library has verified it with the secret. */
  verifiedWith(secret: string): { type: string; timestamp: string; data: Record<string, unknown> };
}

type Answer = (response: ServerResponse, message: ReceivedMessage) => void;

/** A dealer's own system: keeps what it is sent, and answers 204 or as it is told. */
export async function startReceiver() {
  const received: ReceivedMessage[] = [];
  let inFlight = 0;
  let mostInFlight = 0;
  let answer: Answer = (response) => response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    response.on('close', () => {
      inFlight -= 1;
    });
    const body = await text(request);
    const headers = request.headers;
    const message: ReceivedMessage = {
      id: String(headers['webhook-id']),
      headers,
      body,
      verifiedWith: (secret) => new Webhook(secret).verify(body, headers as Record<string, string>) as never,
    };
    received.push(message);
    answer(response, message);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kardan?key=geheim`,
    received,
    mostInFlight: () => mostInFlight,
    behave(wanted: Answer) {
      answer = wanted;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
