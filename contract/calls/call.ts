import type { z } from 'zod';
import type { KeyScope } from '../values/api-keys.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type BodyType = 'json' | 'multipart' | 'form' | 'text';

/** One call of the API as data: the server registers it, the client sends it, OpenAPI describes it. */
export interface Call {
  method: Method;
  /** Path below /api/v1/public, parameters as `:name`. */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** How the body travels; JSON unless told. */
  bodyType?: BodyType;
  response: z.ZodType;
  /** How the answer travels; JSON unless told. Bytes are of the media type, and the schema only describes them. */
  responseType?: 'binary';
  mediaType?: string;
  /** May lead a browser to a page (303) instead of answering. */
  leadsOn?: true;
  /** Carries the caller's credentials. */
  secure?: true;
  /** Which keys may make it, besides people; without it a call is for people alone. */
  scope?: KeyScope;
  /** May name in `If-Match` the revision that it is based on; refused with `stale-revision` when there is a newer one. */
  conditional?: true;
  /** May take longer than anybody waits for a page: it brings or fetches much, asks somebody else's server, or is for machines. */
  takesLong?: true;
  /** May carry an `Idempotency-Key`: the same one again, within a day and among a dealership's last 1,000, is answered as before and does nothing. */
  idempotent?: true;
}

/** Whether a call may take longer than anybody waits for a page. Files come and go as fast as lines let them. */
export function mayTakeLong({
  takesLong,
  bodyType,
  responseType,
}: Pick<Call, 'takesLong' | 'bodyType' | 'responseType'>): boolean {
  return takesLong === true || bodyType === 'multipart' || responseType === 'binary';
}

export const apiPrefix = '/api/v1/public';

/** Keeps a call's exact schemas in its type, so that server and client infer from them. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
