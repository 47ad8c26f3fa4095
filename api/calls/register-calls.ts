import { type Call, mayTakeLong } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { isRevised } from '@kardan/contract/calls/revised-call';
import { languageOf } from '@kardan/contract/language';
import { type Issue, problem } from '@kardan/contract/problem';
import { Failure, InvalidRequest, NotFound } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler, RouteOptions } from 'fastify';
import { z } from 'zod';
import { limitSites, rateLimitOptions } from '../plugins/limits.ts';
import { checkPart } from '../requests/issues.ts';
import { acceptPlainForms } from '../requests/plain-forms.ts';
import { acceptPlainText } from '../requests/plain-text.ts';
import { listParameters, withLists } from '../requests/repeated-keys.ts';
import { acceptForms, formFields, formOf } from '../requests/uploads.ts';
import type { AnyRoute, Api } from '../route.ts';
import { priorityOf } from '../rules/priority.ts';
import { type Answering, answerCall } from './answer-call.ts';
import { handlerTimeoutOf } from './handler-timeout.ts';

declare module 'fastify' {
  interface FastifyRequest {
    revision: number | undefined;
    ifMatch: number | undefined;
    idempotencyKey: string | undefined;
  }
}

const names = new Map(Object.entries<Call>(calls).map(([name, call]) => [`${call.method} ${call.path}`, name]));

/** The call's name in the contract; a route that only a test has goes by its path. */
function nameOf({ method, path }: Call): string {
  return names.get(`${method} ${path}`) ?? `${method} ${path}`;
}

/** Gives routes files what they register calls with: checks, types, serialisation and description come from the call. */
export function registerCalls(app: FastifyInstance, answering: Answering): Api {
  app.decorateRequest('revision', undefined);
  app.decorateRequest('ifMatch', undefined);
  app.decorateRequest('idempotencyKey', undefined);
  // Fastify would stop at the first part that is wrong; `check` reports query and body together.
  app.setValidatorCompiler(() => (value) => ({ value }));
  return {
    route: (route) => registerCall(app, route, answering),
  };
}

function registerCall(app: FastifyInstance, route: AnyRoute, answering: Answering): void {
  const { method, path, access, limit, scope, notFoundMaxAgeSeconds } = route;
  const maxBodyBytes = route.maxJsonBytes ?? route.maxTextBytes;
  if ((route.secure === true) !== (access.rule !== 'everyone')) {
    throw new Error(`${method} ${path}: a call is secure if and only if its access rule asks who calls`);
  }
  if (limit.by === 'account' && !route.secure) {
    throw new Error(`${method} ${path}: an account can only be counted where the access rule asks who calls`);
  }
  if (scope && !route.secure) throw new Error(`${method} ${path}: a scope is for calls that need a token`);
  const isEmpty = route.response instanceof z.ZodVoid;
  const status = isEmpty ? 204 : (route.status ?? 200);
  const lists = listParameters(route.query);
  const options: RouteOptions = {
    method,
    url: path,
    schema: schemaOf(route, status),
    config: {
      ...{ access, limit, rateLimit: rateLimitOptions(limit), notFoundMaxAgeSeconds, ...(scope && { scope }) },
      mayTakeLong: mayTakeLong(route),
      priority: priorityOf(route),
      ...(maxBodyBytes !== undefined && { maxBodyBytes }),
      streamsBody: route.bodyType === 'multipart',
    },
    onRequest: limitSites(app, limit),
    handlerTimeout: handlerTimeoutOf(route),
    ...(route.maxJsonBytes !== undefined && { bodyLimit: route.maxJsonBytes }),
    preHandler: async (request) => check(route, lists, request),
    handler: answerCall(route, nameOf(route), status, answering),
  };
  if (route.bodyType === 'multipart') registerForm(app, route, options);
  else if (route.bodyType === 'form') registerPlainForm(app, route, options);
  else if (route.bodyType === 'text') registerPlainText(app, route, options);
  else app.route(options);
}

/** In a scope of its own, so that only calls that say so take forms. The body becomes its fields, the file as a stream. */
function registerForm(app: FastifyInstance, route: AnyRoute, options: RouteOptions): void {
  const { file: field, others } = formFields(route.body);
  const { maxFileBytes } = route;
  if (maxFileBytes === undefined) throw new Error(`${route.method} ${route.path}: says not how large a file may be`);
  const readForm: preHandlerAsyncHookHandler = async (request, reply) => {
    check({ ...route, body: undefined }, [], request);
    const { file, texts } = await formOf(request, reply, field, maxFileBytes);
    request.body = texts;
    try {
      check({ ...route, params: undefined, query: undefined, body: others }, [], request);
    } catch (error) {
      file.destroy();
      throw error;
    }
    request.body = { ...(request.body as object), [field]: file };
  };
  void app.register(async (scope) => {
    await acceptForms(scope);
    scope.route({ ...options, preHandler: readForm });
  });
}

/** Registers a call that takes a form without a file, as browsers and mail programs send them; a field that is left out is none. */
function registerPlainForm(app: FastifyInstance, route: AnyRoute, options: RouteOptions): void {
  const lists = listParameters(route.body instanceof z.ZodObject ? route.body : undefined);
  const queryLists = listParameters(route.query);
  const readForm: preHandlerAsyncHookHandler = async (request) => {
    request.body = withLists(request.body ?? {}, lists);
    check(route, queryLists, request);
  };
  void app.register(async (scope) => {
    acceptPlainForms(scope);
    scope.route({ ...options, preHandler: readForm });
  });
}

/** Registers a call that takes plain text as it is. */
function registerPlainText(app: FastifyInstance, route: AnyRoute, options: RouteOptions): void {
  const { maxTextBytes } = route;
  if (maxTextBytes === undefined) throw new Error(`${route.method} ${route.path}: says not how long a text may be`);
  void app.register(async (scope) => {
    acceptPlainText(scope, maxTextBytes);
    scope.route(options);
  });
}

/** Replaces params, query and body by what the schemas make of them; refuses with everything that is to be corrected at once. */
function check(call: Call, lists: string[], request: FastifyRequest): void {
  const issues: Issue[] = [];
  const language = languageOf(request.headers['accept-language']);
  if (call.params) {
    const params = call.params.safeParse(request.params);
    // What a path cannot name does not exist: nobody has to correct it.
    if (!params.success || namesWithNul(request.params).length > 0) throw new NotFound('what the path names');
    request.params = params.data;
  }
  if (call.query) {
    const withNul = namesWithNul(request.query);
    request.query = checkPart(call.query, withLists(request.query, lists), 'query', language, issues);
    for (const name of withNul.filter((each) => !issues.some(({ path }) => path[0] === each)))
      issues.push({ in: 'query', path: [name], code: 'control-character', message: 'holds NUL' });
  }
  if (call.body) request.body = checkPart(call.body, request.body, 'body', language, issues);
  if (isRevised(call)) request.revision = revisionOf(request, issues);
  if (call.conditional && request.headers['if-match'] !== undefined) request.ifMatch = revisionOf(request, issues);
  if (call.idempotent) request.idempotencyKey = idempotencyKeyOf(request, issues);
  if (issues.length > 0) throw new InvalidRequest(issues);
}

/** What an address says by NUL, which the database takes in no text; of bodies it is told by the database itself (problem-of.ts). */
function namesWithNul(said: unknown): string[] {
  return Object.entries(said as Record<string, unknown>)
    .filter(([, value]) => String(value).includes('\0'))
    .map(([name]) => name);
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

/** Any word of up to a hundred signs: most send a UUID. */
function idempotencyKeyOf({ headers }: FastifyRequest, issues: Issue[]): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined || (typeof given === 'string' && /^[\x21-\x7e]{1,100}$/.test(given))) return given;
  const message = 'up to 100 signs without blanks, as a UUID';
  issues.push({ in: 'headers', path: ['idempotency-key'], code: 'invalid-idempotency-key', message });
  return undefined;
}

/** Whose credentials a call takes: people's, and where it has a scope also those of keys. */
function securityOf({ secure, scope }: Call): Record<string, string[]>[] {
  if (!secure) return [];
  return scope ? [{ accessToken: [] }, { apiKey: [] }] : [{ accessToken: [] }];
}

function headersOf(call: Call) {
  const ifMatch = z.string().describe('The revision, in quotes.');
  const headers = {
    ...(isRevised(call) && { 'if-match': ifMatch }),
    ...(call.conditional && { 'if-match': ifMatch.optional() }),
    ...(call.idempotent && {
      'idempotency-key': z.string().max(100).optional().describe('The same again does nothing.'),
    }),
  };
  return Object.keys(headers).length > 0 && { headers: z.object(headers) };
}

/** A file of JSON is whatever JSON it holds; other files are bytes. */
function answerOf({ response, mediaType }: Call) {
  return response instanceof z.ZodFile && mediaType === 'application/json' ? z.unknown() : response;
}

/** What OpenAPI says of the call, and what its answers are written with. */
function schemaOf(call: Call, status: number) {
  return {
    operationId: nameOf(call),
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: securityOf(call),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.bodyType === 'multipart' && { consumes: ['multipart/form-data'] }),
    ...(call.bodyType === 'form' && { consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'] }),
    ...(call.bodyType === 'text' && { consumes: ['text/plain'] }),
    ...headersOf(call),
    response: {
      [status]:
        status === 204
          ? z.undefined().describe('Done.')
          : { description: 'Success', content: { [call.mediaType ?? 'application/json']: { schema: answerOf(call) } } },
      ...(call.leadsOn && { 303: z.undefined().describe('Leads to a page.') }),
      default: { description: 'A problem', content: { 'application/problem+json': { schema: problem } } },
    },
  };
}
