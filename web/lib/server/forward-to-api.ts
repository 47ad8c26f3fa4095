import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { request as openSecure, Agent as SecureAgent } from 'node:https';
import { pipeline } from 'node:stream';
import { headersFromApi, headersToApi } from './api-headers.ts';

const agents = { plain: new Agent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) };

const withBody = new Set(['POST', 'PUT', 'PATCH']);
/** The API gives up after 30 s; an upload may take longer to arrive. */
const timeoutMs = 120_000;

/** Hands a browser's call to the API and its answer back, both as streams, so that the browser knows one origin only. */
export function forwardToApi(request: IncomingMessage, response: ServerResponse, address: URL): void {
  const carriesBody = withBody.has(request.method ?? '');
  // Node writes the body of a GET or DELETE without framing: the API would read it as the next request on the connection.
  if (!carriesBody && hasBody(request)) {
    refuse(request, response);
    return;
  }
  const secure = address.protocol === 'https:';
  const call = (secure ? openSecure : open)(address, {
    method: request.method,
    headers: headersToApi(request.headers),
    agent: secure ? agents.secure : agents.plain,
  });
  call.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, headersFromApi(answer.headers));
    pipeline(answer, response, ignoreBrokenConnection);
  });
  call.on('error', () => unreachable(response));
  // A visitor who leaves takes the call along: a superseded search stops in the engine too.
  response.on('close', () => call.destroy());
  call.setTimeout(timeoutMs, () => call.destroy(new Error('no answer in time')));
  if (!carriesBody) return void call.end();
  request.pipe(call);
  // One who is answered while still sending is heard to the end: hanging up would take the answer away again.
  call.on('close', () => request.unpipe(call).resume());
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end(`${request.method} takes no body.`);
}

function unreachable(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' });
  response.end('The API cannot be reached.');
}

/** Either side may hang up; both ends of the pipeline are closed then, and nobody is left to tell. */
function ignoreBrokenConnection(): void {}
