import { Readable } from 'node:stream';
import { ReadyJson } from '@kardan/core/kernel/ready-json';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyRoute } from '../route.ts';
import type { AnswerCache } from './answer-cache.ts';
import { cacheHeadersOf } from './cache-headers.ts';
import type { Serialiser } from './serialisers.ts';

const json = 'application/json; charset=utf-8';

export interface Answering {
  serialiser: Serialiser;
  /** What equal questions to routes that share their answers are answered from. */
  answers: AnswerCache;
}

type Handled = Parameters<AnyRoute['handler']>;

/** What sends a call's answer: its status, how long it may be kept, and JSON or bytes. */
export function answerCall(route: AnyRoute, name: string, status: number, answering: Answering) {
  const { mediaType = 'application/octet-stream' } = route;
  const answerOf = route.share ? sharedAnswers(route, name, status, answering) : route.handler;
  const cacheHeaders = cacheHeadersOf(route);
  return async (given: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const request = given as unknown as Handled[0];
    // What a handler sends by itself, such as a redirect, nobody keeps.
    reply.header('cache-control', 'no-store');
    const answer = await answerOf(request, reply);
    // The handler has sent its own answer, or took too long and that has been answered.
    if (reply.sent) return reply;
    const etag = route.etag?.(request) ?? etagOf(reply);
    const isKnown = etag !== undefined && names(given.headers['if-none-match'], etag);
    // The same under thousands of names would push everything else out of a cache.
    const canonicalQuery = route.canonicalQuery?.(request);
    const isCanonical = canonicalQuery === undefined || given.originalUrl.split('?', 2)[1] === canonicalQuery;
    if (isCanonical) reply.headers(cacheHeaders(answer));
    reply.code(isKnown ? 304 : status);
    // Mails show our pictures, and a mail program may be a page of another origin. Also with 304, which renews headers.
    if (route.responseType === 'binary' && !route.secure) {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
    if (etag !== undefined) reply.header('etag', etag);
    if (isKnown) {
      if (answer instanceof Readable) answer.destroy();
      return reply.send();
    }
    if (route.responseType === 'binary') {
      // What is somebody's own is a file to keep, never a page of ours.
      const disposition = route.secure ? 'attachment' : 'inline';
      // Where the question decides what kind of file it is, the handler has said so.
      if (!reply.hasHeader('content-type')) reply.type(mediaType).header('content-disposition', disposition);
      return reply.send(answer);
    }
    if (answer instanceof ReadyJson) return reply.type(json).send(checked(answer, reply, status, answering));
    return route.share ? reply.type(json).send(answer) : answer;
  };
}

/** Where answers are to be checked, one that is written already is read and written again by its schema. */
function checked({ json }: ReadyJson<unknown>, reply: FastifyReply, status: number, { serialiser }: Answering) {
  const write = serialiser === 'validating' && reply.getSerializationFunction(String(status), 'application/json');
  return write ? write(JSON.parse(json.toString())) : json;
}

/** Answers as JSON, one for all who ask the same within the cache's few seconds: who asks first has it made. */
function sharedAnswers(route: AnyRoute, name: string, status: number, { serialiser, answers }: Answering) {
  const { method, path, secure, share, handler } = route;
  if (secure) throw new Error(`${method} ${path}: nobody shares an answer that needs a token`);
  const questionOf = typeof share === 'function' ? share : wholeQuestion;
  return (...handled: Handled): Promise<Buffer> => {
    const [request, reply] = handled;
    return answers.once(`${name} ${JSON.stringify(questionOf(request))}`, async () => {
      const answer = await handler(...handled);
      // Where answers are to be checked, the schema writes them.
      const write = serialiser === 'validating' && reply.getSerializationFunction(String(status), 'application/json');
      return write ? write(answer as Record<string, unknown>) : JSON.stringify(answer);
    });
  };
}

/** Checked values stand in the order of their schemas, so that equal questions have equal JSON. */
function wholeQuestion({ params, query, body }: Handled[0]): object {
  return { params, query, body };
}

/** What the handler named its answer, where only the answer tells. */
function etagOf(reply: FastifyReply): string | undefined {
  const named = reply.getHeader('etag');
  return named === undefined ? undefined : String(named);
}

/** Whether `If-None-Match` names this tag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
