import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { request as openSecure, Agent as SecureAgent } from 'node:https';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { answerProblem } from './answer-problem.ts';
import { headersFromApi, headersToApi } from './api-headers.ts';
import { methodsWithBody } from './bodies/methods-with-body.ts';
import { isLongCall } from './long-calls.ts';

const agents = { plain: new Agent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) };

/** Of silence, whatever the API itself gives a call (its handler-timeout.ts): an upload that goes on may take a quarter of an hour. */
const maxSilenceMs = 120_000;
/** An answer up to this size is sent when it is whole: one that breaks off is an outage then, and not half an answer. */
const maxHeldBytes = 256 * 1024;

interface Passing {
  timeoutMs: number;
  /** What the call brings, where it has been read already; otherwise it is passed on as it comes. */
  body?: Buffer | undefined;
}

/**
 * Hands a browser's call to the API and its answer back, so that the browser knows one origin only; large ones as streams.
 * Where none comes in time it says that there is an outage.
 */
export function forwardToApi(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  { timeoutMs, body }: Passing,
): void {
  const carriesBody = methodsWithBody.has(request.method ?? '');
  // Node writes the body of a GET or DELETE without framing: the API would read it as the next request on the connection.
  if (!carriesBody && hasBody(request)) {
    refuse(request, response);
    return;
  }
  const secure = address.protocol === 'https:';
  const call = (secure ? openSecure : open)(address, {
    method: request.method,
    headers: { ...headersToApi(request.headers), ...(body && { 'content-length': body.length }) },
    agent: secure ? agents.secure : agents.plain,
  });
  call.on('response', (answer) => {
    if (Number(answer.headers['content-length'] ?? Number.NaN) <= maxHeldBytes)
      return void sendWhole(answer, request, response);
    clearTimeout(late);
    response.writeHead(answer.statusCode ?? 502, headersFromApi(answer.headers));
    pipeline(answer, response, ignoreBrokenConnection);
  });
  call.on('error', () => answerProblem(request, response, 'database-unavailable'));
  // A visitor who leaves takes the call along: a superseded search stops in the engine too.
  response.on('close', () => call.destroy());
  const isLong = isLongCall(request.method ?? '', address.pathname);
  const giveUp = () => call.destroy(new Error('no answer in time'));
  let late: NodeJS.Timeout | undefined;
  const startWaiting = () => {
    if (!isLong && !response.destroyed) late = setTimeout(giveUp, timeoutMs);
  };
  // A slow line may take its time to send what it sends.
  const isOnItsWay = carriesBody && body === undefined;
  if (isOnItsWay) request.once('end', startWaiting);
  else startWaiting();
  response.on('close', () => clearTimeout(late));
  call.setTimeout(maxSilenceMs, giveUp);
  if (!isOnItsWay) return void call.end(body);
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

async function sendWhole(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(answer).catch(() => undefined);
  if (body === undefined) return answerProblem(request, response, 'database-unavailable');
  response.writeHead(answer.statusCode ?? 502, headersFromApi(answer.headers)).end(body);
}

/** Either side may hang up; both ends of the pipeline are closed then, and nobody is left to tell. */
function ignoreBrokenConnection(): void {}
