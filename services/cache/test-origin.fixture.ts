import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface TestOrigin extends AsyncDisposable {
  url: string;
  /** What the address answers from now on; may take its time. */
  serve(path: string, answer: Answer | ((request: IncomingMessage) => Answer | Promise<Answer>)): void;
  /** What arrived for the address, first to last. */
  received(path: string): { method: string; headers: IncomingHttpHeaders }[];
  /** Breaks every connection instead of answering. */
  fail(failing: boolean): void;
}

/** A web server that answers as it is told and remembers what it was asked. */
export async function startTestOrigin(): Promise<TestOrigin> {
  const answers = new Map<string, Parameters<TestOrigin['serve']>[1]>();
  const requests = new Map<string, ReturnType<TestOrigin['received']>>();
  let failing = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.set(path, [...(requests.get(path) ?? []), { method: request.method ?? '', headers: request.headers }]);
    const answer = answers.get(path);
    if (failing || answer === undefined) return void response.destroy();
    void Promise.resolve(typeof answer === 'function' ? answer(request) : answer).then(
      ({ status = 200, headers = {}, body = '' }) => response.writeHead(status, headers).end(body),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (path, answer) => void answers.set(path, answer),
    received: (path) => requests.get(path) ?? [],
    fail: (now) => {
      failing = now;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
