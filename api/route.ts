import type { Call } from '@kardan/contract/call';
import type { Actor } from '@kardan/core/accounts/actor';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Access } from './access.ts';
import type { Limit } from './limit.ts';

/** What the server adds to a call: who may make it, how often, how long the answer may be kept. */
interface Rules {
  access: Access;
  limit: Limit;
  /** Seconds that browsers and proxies may keep the answer; without it they must not. */
  maxAgeSeconds?: number;
  /** Status of a success: 200, or 204 without content, unless told. */
  status?: 200 | 201 | 202;
}

type ObjectSchema = z.ZodObject | undefined;
type BodySchema = z.ZodType | undefined;
type Mark = true | undefined;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: all of it checked against the call's schemas. */
interface CallRequest<
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends BodySchema,
  Secure extends Mark,
  Revised extends Mark,
> {
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
  /** Who calls; the access rule has been applied. */
  actor: Secure extends true ? Actor : undefined;
  /** The revision the change is based on. */
  revision: Revised extends true ? number : undefined;
}

/** A call with its rules and the one use case that answers it. Each schema is a type parameter: TypeScript infers them. */
interface Route<
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends BodySchema,
  Response extends z.ZodType,
  Secure extends Mark,
  Revised extends Mark,
> extends Pick<Call, 'method' | 'path' | 'summary' | 'bodyType'>,
    Rules {
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  secure?: Secure;
  revised?: Revised;
  /** Gives the answer, or its JSON where that is at hand already. */
  handler: (
    request: CallRequest<Params, Query, Body, Secure, Revised>,
    reply: FastifyReply,
  ) => Promise<z.output<Response> | Buffer> | z.output<Response>;
}

/** Registers calls of the contract. */
export interface Api {
  route<
    Response extends z.ZodType,
    Params extends ObjectSchema = undefined,
    Query extends ObjectSchema = undefined,
    Body extends BodySchema = undefined,
    Secure extends Mark = undefined,
    Revised extends Mark = undefined,
  >(route: Route<Params, Query, Body, Response, Secure, Revised>): void;
}

/** A route whose types no longer matter. */
export type AnyRoute = Call &
  Rules & { handler: (request: CallRequest<never, never, never, never, never>, reply: FastifyReply) => unknown };
