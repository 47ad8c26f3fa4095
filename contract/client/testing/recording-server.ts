import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** A real HTTP server that writes down what it is asked and answers as told; `[]` with status 200 unless told. */
export async function startRecordingServer(answer: Answer = (response) => respond(response, 200, [])) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const record = { method: request.method, url: request.url, headers: request.headers, body };
      seen.push(record);
      answer(response, record);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { host, seen, close };
}

export function respond(response: ServerResponse, status: number, data: unknown, type = 'application/json') {
  response.writeHead(status, { 'content-type': type });
  response.end(typeof data === 'string' ? data : JSON.stringify(data));
}
