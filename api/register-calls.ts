import type { Call } from '@kardan/contract/call';
import { calls } from '@kardan/contract/calls';
import { type Issue, problem } from '@kardan/contract/problem';
import { isRevised } from '@kardan/contract/revised-call';
import { Failure, InvalidRequest } from '@kardan/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkPart } from './issues.ts';
import { languageOf } from './language.ts';
import { rateLimitOptions } from './plugins/limits.ts';
import { listParameters, withLists } from './repeated-keys.ts';
import type { AnyRoute, Api } from './route.ts';
import type { Serialiser } from './serialisers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    revision: number | undefined;
  }
}

const names = new Map(Object.entries<Call>(calls).map(([name, call]) => [`${call.method} ${call.path}`, name]));

/** Gives routes files what they register calls with: checks, types, serialisation and description come from the call. */
export function registerCalls(app: FastifyInstance, serialiser: Serialiser): Api {
  app.decorateRequest('revision', undefined);
  // Fastify would stop at the first part that is wrong; `check` reports params, query and body together.
  app.setValidatorCompiler(() => (value) => ({ value }));
  return {
    route: (route) => registerCall(app, route, serialiser),
  };
}

function registerCall(app: FastifyInstance, route: AnyRoute, serialiser: Serialiser): void {
  const { method, path, access, limit, maxAgeSeconds, handler } = route;
  if ((route.secure === true) !== (access.rule !== 'everyone')) {
    throw new Error(`${method} ${path}: a call is secure if and only if its access rule asks who calls`);
  }
  if (limit.by === 'account' && !route.secure) {
    throw new Error(`${method} ${path}: an account can only be counted where the access rule asks who calls`);
  }
  const isEmpty = route.response instanceof z.ZodVoid;
  const status = isEmpty ? 204 : (route.status ?? 200);
  const cacheControl = maxAgeSeconds === undefined || route.secure ? 'no-store' : `public, max-age=${maxAgeSeconds}`;
  const lists = listParameters(route.query);
  app.route({
    method,
    url: path,
    schema: schemaOf(route, status),
    config: { access, limit, rateLimit: rateLimitOptions(limit) },
    preHandler: async (request) => check(route, lists, request),
    handler: async (request, reply) => {
      reply.code(status).header('cache-control', cacheControl);
      const answer = await handler(request as unknown as Parameters<typeof handler>[0], reply);
      if (!Buffer.isBuffer(answer)) return answer;
      // JSON that was made before is sent as it is, unless answers are to be checked.
      if (serialiser === 'validating') return JSON.parse(answer.toString());
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  });
}

/** Replaces params, query and body by what the schemas make of them; refuses with everything that is wrong at once. */
function check(call: Call, lists: string[], request: FastifyRequest): void {
  const issues: Issue[] = [];
  const language = languageOf(request.headers['accept-language']);
  if (call.params) request.params = checkPart(call.params, request.params, 'params', language, issues);
  if (call.query) request.query = checkPart(call.query, withLists(request.query, lists), 'query', language, issues);
  if (call.body) request.body = checkPart(call.body, request.body, 'body', language, issues);
  if (isRevised(call)) request.revision = revisionOf(request, issues);
  if (issues.length > 0) throw new InvalidRequest(issues);
}

function revisionOf(request: FastifyRequest, issues: Issue[]): number | undefined {
  const given = request.headers['if-match'];
  if (given === undefined) throw new Failure('revision-required');
  const revision = /^"(\d{1,9})"$/.exec(given)?.[1];
  if (revision !== undefined) return Number(revision);
  issues.push({
    in: 'headers',
    path: ['if-match'],
    code: 'invalid-revision',
    message: 'a revision in quotes, as in "3"',
  });
  return undefined;
}

/** What OpenAPI says of the call, and what its answers are written with. */
function schemaOf(call: Call, status: number) {
  return {
    operationId: names.get(`${call.method} ${call.path}`),
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: call.secure ? [{ accessToken: [] }] : [],
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(isRevised(call) && { headers: z.object({ 'if-match': z.string().describe('The revision, in quotes.') }) }),
    response: {
      [status]:
        status === 204
          ? z.undefined().describe('Done.')
          : { description: 'Success', content: { 'application/json': { schema: call.response } } },
      default: { description: 'A problem', content: { 'application/problem+json': { schema: problem } } },
    },
  };
}
