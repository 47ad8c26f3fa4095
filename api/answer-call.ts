import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheHeadersOf } from './cache-headers.ts';
import type { AnyRoute } from './route.ts';
import type { Serialiser } from './serialisers.ts';

/** What sends a call's answer: its status, how long it may be kept, and JSON or bytes. */
export function answerCall(route: AnyRoute, status: number, serialiser: Serialiser) {
  const { handler, mediaType = 'application/octet-stream' } = route;
  const cacheHeaders = cacheHeadersOf(route);
  return async (given: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const request = given as unknown as Parameters<typeof handler>[0];
    const etag = route.etag?.(request);
    const isKnown = etag !== undefined && names(given.headers['if-none-match'], etag);
    const answer = isKnown ? undefined : await handler(request, reply);
    // The handler took too long, and that has been answered.
    if (reply.sent) return reply;
    reply.headers(cacheHeaders(answer)).code(isKnown ? 304 : status);
    // Mails show our pictures, and a mail program may be a page of another origin. Also with 304, which renews headers.
    if (route.responseType === 'binary') reply.header('cross-origin-resource-policy', 'cross-origin');
    if (etag !== undefined) reply.header('etag', etag);
    if (isKnown) return reply.send();
    if (route.responseType === 'binary') {
      return reply.type(mediaType).header('content-disposition', 'inline').send(answer);
    }
    if (!Buffer.isBuffer(answer)) return answer;
    // JSON that was made before is sent as it is, unless answers are to be checked.
    if (serialiser === 'validating') return JSON.parse(answer.toString());
    return reply.type('application/json; charset=utf-8').send(answer);
  };
}

/** Whether `If-None-Match` names this tag. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
