import type { z } from 'zod';
import type { Call } from '../calls/call.ts';
import type { Calls } from '../calls/calls.ts';
import { type ClientOptions, sendCall, type WireCall, type WireInput } from './send-call.ts';
import { wireCalls } from './wire-calls.gen.ts';

type BodyOf<C extends Call> = C['bodyType'] extends 'multipart' ? FormData : z.input<NonNullable<C['body']>>;

/** What a call takes: exactly what its schemas say, a signal to cancel it, or the wish that it outlives the page. */
export type InputOf<C extends Call> = Pick<WireInput, 'signal' | 'keepalive'> &
  (C extends { params: infer P } ? { params: z.input<P> } : unknown) &
  (C extends { query: infer Q }
    ? object extends z.input<Q>
      ? { query?: z.input<Q> }
      : { query: z.input<Q> }
    : unknown) &
  (C extends { body: z.ZodType } ? { body: BodyOf<C> } : unknown) &
  (C extends { revised: true } ? { ifMatch: number } : unknown) &
  (C extends { conditional: true } ? { ifMatch?: number } : unknown) &
  (C extends { idempotent: true } ? { idempotencyKey?: string } : unknown);

export type OutputOf<C extends Call> = C['responseType'] extends 'binary' ? Blob : z.output<C['response']>;

export type Client<C extends Record<string, Call>> = {
  [Name in keyof C]: object extends InputOf<C[Name]>
    ? (input?: InputOf<C[Name]>) => Promise<OutputOf<C[Name]>>
    : (input: InputOf<C[Name]>) => Promise<OutputOf<C[Name]>>;
};

/** A function for each call of the table: `await client.searchQuery({ body: { fuel: ['electric'] } })`. */
export function clientOf<C extends Record<string, Call>>(
  table: Record<keyof C & string, WireCall>,
  options: ClientOptions,
): Client<C> {
  return Object.fromEntries(
    Object.entries<WireCall>(table).map(([name, call]) => [
      name,
      (input: WireInput = {}) => sendCall(options, call, input),
    ]),
  ) as Client<C>;
}

/** The client of the whole API. Answers are typed but not checked again: the server's tests do that. */
export function createClient(options: ClientOptions): Client<Calls> {
  return clientOf<Calls>(wireCalls, options);
}
