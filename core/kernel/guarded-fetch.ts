import { buffer } from 'node:stream/consumers';
import { type Guard, guardedRequest, type Question } from './guarded-request.ts';
import { Unreachable } from './unreachable.ts';

export { Unreachable };

const withoutBody = [204, 205, 304];

/**
 * A fetch for addresses that others have typed, see guarded-request.ts; the answer is there wholly, or not at all. What an
 * answer of 500 and above says is nothing to us.
 */
export function guardedFetch(guard: Guard) {
  const ask = guardedRequest(guard);
  return async (address: string | URL, question?: Question): Promise<Response> => {
    const { status, headers, body } = await ask(address, question);
    if (status < 200 || status >= 500) {
      body.destroy();
      throw new Unreachable('no-answer', `answered ${status}`);
    }
    const bytes = await buffer(body);
    return new Response(withoutBody.includes(status) ? null : bytes, { status, headers: told(headers) });
  };
}

/** What callers look at; the rest describes a connection that is over. */
function told(headers: Headers): Headers {
  const names = ['content-type', 'etag', 'last-modified', 'location', 'retry-after'];
  return new Headers(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) as string]] : [])));
}
