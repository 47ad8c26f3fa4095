import type { Readable } from 'node:stream';
import type { BodyType, Call } from '@kardan/contract/calls/call';
import type { Actor } from '@kardan/core/accounts/actor';
import type { ReadyJson } from '@kardan/core/kernel/ready-json';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Access } from './rules/access.ts';
import type { Limit } from './rules/limit.ts';
import type { Priority } from './rules/priority.ts';

/** What the server adds to a call: who may make it, how often, how long the answer may be kept. */
interface Rules {
  access: Access;
  limit: Limit;
  /** What comes first under overload, where who may call and the method do not tell (rules/priority.ts). */
  priority?: Priority;
  /** Seconds that browsers and proxies may keep the answer; without it they must not. */
  maxAgeSeconds?: number;
  /** Seconds that a cache in front may keep it, where `cacheTags` let a change remove it sooner; as above unless told. */
  sharedMaxAgeSeconds?: number;
  /** Only who asked may keep it, no cache in front. */
  keptPrivately?: true;
  /** The answer never changes: browsers and proxies may keep it for good. */
  immutable?: true;
  /** Seconds that they may keep the answer that there is no such thing. */
  notFoundMaxAgeSeconds?: number;
  /** Largest file that a form may bring. */
  maxFileBytes?: number;
  /** How long a form with a large file may take to arrive; two minutes unless told. */
  uploadTimeoutMs?: number;
  /** Largest JSON that a call may bring; 256 KB unless told. */
  maxJsonBytes?: number;
  /** Largest plain text that a call may bring. */
  maxTextBytes?: number;
  /** Status of a success: 200, or 204 without content, unless told. */
  status?: 200 | 201 | 202;
}

type ObjectSchema = z.ZodObject | undefined;
type BodySchema = z.ZodType | undefined;
type Mark = true | undefined;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type FormKind = BodyType | undefined;
type AnswerKind = 'binary' | undefined;
/** Files of a form are streams: they are read by the use case, as far as it cares to. */
type Streamed<Form> = { [Field in keyof Form]: Form[Field] extends File ? Readable : Form[Field] };
type BodyOf<Body, Form> = Form extends 'multipart' ? Streamed<Parsed<Body>> : Parsed<Body>;
type AnswerOf<Response extends z.ZodType, Answer> = Answer extends 'binary'
  ? Promise<Buffer | Readable>
  : Promise<z.output<Response> | ReadyJson<z.output<Response>>> | z.output<Response>;

/** What a handler gets: all of it checked against the call's schemas. */
interface CallRequest<
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends BodySchema,
  Form extends FormKind,
  Secure extends Mark,
  Revised extends Mark,
> {
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: BodyOf<Body, Form>;
  /** The visitor's address, as trusted proxies tell it. */
  ip: string;
  /** Who calls; the access rule has been applied. */
  actor: Secure extends true ? Actor : undefined;
  /** The revision the change is based on. */
  revision: Revised extends true ? number : undefined;
  /** The same of a call that may do without, where it is told. */
  ifMatch: number | undefined;
  /** By which the caller names the request, where the call takes such a name. */
  idempotencyKey: string | undefined;
}

/** A call with its rules and the one use case that answers it. Each schema is a type parameter: TypeScript infers them. */
interface Route<
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends BodySchema,
  Form extends FormKind,
  Response extends z.ZodType,
  Answer extends AnswerKind,
  Secure extends Mark,
  Revised extends Mark,
> extends Pick<Call, 'method' | 'path' | 'summary' | 'mediaType' | 'scope' | 'conditional' | 'idempotent'>,
    Rules {
  params?: Params;
  query?: Query;
  body?: Body;
  bodyType?: Form;
  response: Response;
  responseType?: Answer;
  secure?: Secure;
  revised?: Revised;
  /** What the answer is made of: a change of it removes the answer from caches in front. */
  cacheTags?: readonly string[] | ((answer: z.output<Response>) => readonly string[]);
  /** The one spelling of the query under which caches may keep the answer; any other is answered, and kept by nobody. */
  canonicalQuery?: (request: CallRequest<Params, Query, Body, Form, Secure, Revised>) => string;
  /** Names the answer: a caller that names the same in `If-None-Match` has it already and is told that it is still so. */
  etag?: (request: CallRequest<Params, Query, Body, Form, Secure, Revised>) => string;
  /**
   * The answer depends on the question alone, not on who asks: equal questions share one for the few seconds of
   * `API_SEARCH_CACHE_SECONDS`. Params, query and body are the question, unless told what its one normal form is.
   */
  share?: true | ((request: CallRequest<Params, Query, Body, Form, Secure, Revised>) => object);
  /** Gives the answer; its bytes, or a stream of them, where it is binary. */
  handler: (
    request: CallRequest<Params, Query, Body, Form, Secure, Revised>,
    reply: FastifyReply,
  ) => AnswerOf<Response, Answer>;
}

/** Registers calls of the contract. */
export interface Api {
  route<
    Response extends z.ZodType,
    Params extends ObjectSchema = undefined,
    Query extends ObjectSchema = undefined,
    Body extends BodySchema = undefined,
    Form extends FormKind = undefined,
    Answer extends AnswerKind = undefined,
    Secure extends Mark = undefined,
    Revised extends Mark = undefined,
  >(route: Route<Params, Query, Body, Form, Response, Answer, Secure, Revised>): void;
}

/** A route whose types no longer matter. */
export type AnyRoute = Call &
  Rules & {
    cacheTags?: readonly string[] | ((answer: never) => readonly string[]);
    canonicalQuery?: (request: AnyRequest) => string;
    etag?: (request: AnyRequest) => string;
    share?: true | ((request: AnyRequest) => object);
    handler: (request: AnyRequest, reply: FastifyReply) => unknown;
  };
type AnyRequest = CallRequest<never, never, never, never, never, never>;
