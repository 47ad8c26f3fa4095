import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProblemCode } from '@kardan/contract/problem';
import { bodyRoom, type TakeRoom } from '@kardan/contract/values/body-room';
import { bodyPaceCheckMs, maxBodyMs, minBodyBytes, normalBodyBytes } from '@kardan/contract/values/request-bodies';
import { sessionCookie } from '@kardan/contract/values/session-cookie';
import { answerProblem } from '../answer-problem.ts';
import type { Kind } from '../load/call-bounds.ts';
import { visitorsOfWiderNetwork } from '../load/network-budget.ts';
import { gatherBytes } from './gather-bytes.ts';
import { methodsWithBody } from './methods-with-body.ts';

interface Call {
  kind: Kind;
  networks: readonly string[];
}

/** A process that makes pages has half a gigabyte or more. A network has as much as an office whose people all save long texts at once. */
const bounds = { maxBytes: 64 * 1024 ** 2, maxBytesEach: 4 * 1024 ** 2 };

/** Of all room what each kind finds: signing in some that visitors cannot take. */
const shares: Record<Kind, number> = { office: 0.75, picture: 0.75, visit: 0.5, counting: 0.25 };
/**
 * All of it is found by what comes with a token or a session of one's own. Web cannot tell a good one: what a network may have on
 * its way holds for whoever makes one up.
 */
const shareOfSignedIn = 1;

/** What visitors send is never longer: the API takes no more. Reports of errors have up to a megabyte. */
const maxBytesOf: Partial<Record<Kind, number>> = { visit: normalBodyBytes, counting: 1024 ** 2 };

/**
 * Has a call's body here before the call goes on, so that whoever stops sending takes neither a turn of others nor one of the API.
 * Until then it has to keep a pace and find room. What is no call of visitors and a file, or longer than calls are, goes on at
 * once as a stream: that of signed-in people, whom the API knows.
 */
export function receiveBodies() {
  const takeRoom = bodyRoom(bounds.maxBytes);

  return (
    request: IncomingMessage,
    response: ServerResponse,
    { kind, networks }: Call,
    goOn: (body?: Buffer) => void,
  ): void => {
    const length = lengthOf(request);
    const maxBytes = maxBytesOf[kind] ?? normalBodyBytes;
    const isStreamed = maxBytesOf[kind] === undefined && (length > maxBytes || isForm(request));
    if (length === 0 || isStreamed) goOn();
    else if (length > maxBytes && Number.isFinite(length)) answerProblem(request, response, 'body-too-large');
    else {
      const isSignedIn = maxBytesOf[kind] === undefined && comesWithSession(request);
      const bytes = Math.max(minBodyBytes, Math.min(length, maxBytes));
      readWhole(request, response, {
        maxBytes,
        takeRoom: () => takeRoom(sendersOf(networks), bytes, isSignedIn ? shareOfSignedIn : shares[kind]),
        goOn,
      });
    }
  };
}

/** The networks of an address, the narrowest first; a wider one has as much as a few. */
function sendersOf(networks: readonly string[]) {
  return networks.map((name, index) => ({
    name,
    maxBytes: bounds.maxBytesEach * (index === 0 ? 1 : visitorsOfWiderNetwork),
  }));
}

interface Reading {
  maxBytes: number;
  takeRoom: () => ReturnType<TakeRoom>;
  goOn: (body: Buffer) => void;
}

/** Goes on with the whole body; answers one that is too long, too slow or finds no room, and nobody who has left. */
function readWhole(request: IncomingMessage, response: ServerResponse, { maxBytes, takeRoom, goOn }: Reading): void {
  const begunAt = performance.now();
  const bytes = gatherBytes();
  let giveBack: (() => void) | undefined;
  let watch: NodeJS.Timeout | undefined;
  const stop = () => {
    clearImmediate(soon);
    clearInterval(watch);
    giveBack?.();
    giveBack = undefined;
    request.off('data', take).off('end', end).off('close', stop);
  };
  const refuse = (code: ProblemCode) => {
    stop();
    // The rest passes unread, as far as it comes before the connection is ended.
    request.resume();
    answerProblem(request, response, code);
  };
  const take = (piece: Buffer) => {
    if (bytes.length() + piece.length > maxBytes) refuse('body-too-large');
    else bytes.take(piece);
  };
  const end = () => {
    stop();
    goOn(bytes.whole());
  };
  // What came together with the head has been read by then, and takes no room.
  const soon = setImmediate(() => {
    if (request.complete) return;
    const taken = takeRoom();
    if (typeof taken === 'string') {
      refuse(taken);
      return;
    }
    giveBack = taken;
    watch = setInterval(() => {
      if (performance.now() - begunAt > maxBodyMs(bytes.length())) refuse('body-too-slow');
    }, bodyPaceCheckMs);
  });
  request.on('data', take).on('end', end).on('close', stop);
}

function comesWithSession({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || (headers.cookie?.includes(`${sessionCookie}=`) ?? false);
}

/** As files are sent; a small one has the minutes of a large one, on a slow phone. */
function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

/** Zero without a body, or with one that its method does not take; endless where it does not say. */
function lengthOf({ method, headers }: IncomingMessage): number {
  if (!methodsWithBody.has(method ?? '')) return 0;
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
