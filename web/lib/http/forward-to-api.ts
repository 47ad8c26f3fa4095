import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { request as openSecure, Agent as SecureAgent } from 'node:https';
import { pipeline } from 'node:stream';
import { headersFromApi, headersToApi } from './api-headers.ts';

const agents = { plain: new Agent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) };

/** Hands a browser's call to the API and its answer back, both as streams, so that the browser knows one origin only. */
export function forwardToApi(request: IncomingMessage, response: ServerResponse, address: URL): void {
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
  pipeline(request, call, ignoreBrokenConnection);
}

function unreachable(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' });
  response.end('The API cannot be reached.');
}

/** Either side may hang up; both ends of the pipeline are closed then, and nobody is left to tell. */
function ignoreBrokenConnection(): void {}
