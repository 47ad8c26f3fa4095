import { languageOf } from '@kardan/contract/language';
import type { ProblemCode } from '@kardan/contract/problem';
import { Failure, ListingGone, TooManyRequests } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods, type RegisteredRoute } from '../calls/registered-routes.ts';
import { problemCodeOf, problemDocument } from '../problems/problem-of.ts';
import { isUnstorableText, unstorableTexts } from '../problems/unstorable-text.ts';
import { limitUnknownPaths } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    notFoundMaxAgeSeconds?: number | undefined;
  }
  interface FastifyReply {
    /** Code of the problem that was answered, for the log. */
    problemCode: ProblemCode | undefined;
  }
}

const outages = new Set<ProblemCode>(['database-unavailable', 'search-unavailable', 'media-unavailable']);

/** Answers every failure as an RFC 9457 document; a defect goes to the log with its cause and out without it. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const code = problemCodeOf(error);
  const language = languageOf(request.headers['accept-language']);
  const document = {
    ...problemDocument(code, request.id, language, issuesOf(error, request)),
    ...(error instanceof ListingGone && { formerListing: error.formerListing }),
  };
  if (code === 'internal-error') request.log.error({ err: error }, 'defect');
  if (outages.has(code)) request.log.warn({ err: error }, 'outage');
  if (code === 'unauthenticated') reply.header('www-authenticate', challengeOf(request));
  if (document.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', 5);
  if (code === 'request-in-progress') reply.header('retry-after', 1);
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
  reply.problemCode = code;
  // A URL that cannot be decoded never reaches the hook that sets the id.
  reply.headers({ 'x-request-id': request.id, ...keeping(code, request) });
  void reply.code(document.status).type('application/problem+json').send(JSON.stringify(document));
}

function issuesOf(error: unknown, { body }: FastifyRequest) {
  if (error instanceof Failure) return error.issues;
  return isUnstorableText(error) ? unstorableTexts(body) : [];
}

/** Nobody keeps a failure, but for things that are asked for again and again though they do not exist. */
function keeping(code: ProblemCode, request: FastifyRequest): Record<string, string> {
  const seconds = code === 'not-found' ? request.routeOptions.config.notFoundMaxAgeSeconds : undefined;
  if (seconds === undefined) return { 'cache-control': 'no-store' };
  return { 'cache-control': `public, max-age=${seconds}`, vary: 'accept-language, origin' };
}

function challengeOf({ headers }: FastifyRequest): string {
  return headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
}

export function registerProblems(app: FastifyInstance, routes: RegisteredRoute[]): void {
  app.decorateReply('problemCode', undefined);
  app.setErrorHandler(answerProblem);
  const limits = limitUnknownPaths(app);
  const answerUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = allowedMethods(routes, request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    answerProblem(new Failure(methods.length > 0 ? 'method-not-allowed' : 'unknown-route'), request, reply);
  };
  // Before its body is read, which nothing bounds where there is no call.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return undefined;
    for (const limit of limits) await limit.call(app, request, reply);
    answerUnknown(request, reply);
    return reply;
  });
  app.setNotFoundHandler(answerUnknown);
}
