import { randomInt } from 'node:crypto';
import type { Calls } from '@kardan/contract/calls/calls';
import type { ApiError } from '@kardan/contract/client/api-error';
import { type Client, createClient } from '@kardan/contract/client/client';

/** What a program reports of cars is not counted. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

interface VisitorOptions {
  token?: string;
  /** Where every call comes from; each from elsewhere unless told, so that nobody's limit is reached by chance. */
  from?: string;
  fetch?: typeof fetch;
}

/** The product's own client, in front of one process or of a balancer, as a person's browser. */
export function visitorAt(host: string, { token, from, fetch }: VisitorOptions = {}): Client<Calls> {
  return createClient({
    host,
    credentials: () => token,
    headers: () => ({ 'x-forwarded-for': from ?? someAddress(), 'user-agent': browser }),
    ...(fetch && { fetch }),
  });
}

export function someAddress(): string {
  return `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;
}

/** `done`, or the code that the call was refused with. */
export function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    ({ code }: ApiError) => code,
  );
}
