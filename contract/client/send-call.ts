import { apiPrefix, type Call } from '../calls/call.ts';
import { ApiError, errorFromResponse } from './api-error.ts';

/** What is needed of a call to send it: no schema, so that no browser has to load the schema library. */
export type WireCall = Pick<Call, 'method' | 'path' | 'bodyType' | 'responseType' | 'secure' | 'takesLong'>;

export interface ClientOptions {
  /** Origin of the API, such as `https://kardan.example`; empty for the page's own origin. */
  host: string;
  /** Supplies the access token that secure calls carry; no other call sees it. */
  credentials?: () => string | undefined | Promise<string | undefined>;
  /** Headers every call carries, such as the visitor's address and language when a server asks on their behalf. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>;
  fetch?: typeof fetch;
}

export interface WireInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Revision that the change is based on. */
  ifMatch?: number;
  /** Names the request, so that it can be sent again without being done again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Is sent to its end though the page is left; the body may then have 64 KB. */
  keepalive?: boolean;
}

/** Sends one call; gives its data or throws an ApiError. */
export async function sendCall(options: ClientOptions, call: WireCall, input: WireInput): Promise<unknown> {
  const url = options.host + apiPrefix + pathOf(call.path, input.params) + searchOf(input.query);
  const headers = new Headers(await options.headers?.());
  headers.set('accept', `${call.responseType === 'binary' ? '*/*' : 'application/json'}, application/problem+json`);
  const body = bodyOf(call, input.body, headers);
  if (input.ifMatch !== undefined) headers.set('if-match', `"${input.ifMatch}"`);
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey);
  const token = call.secure ? await options.credentials?.() : undefined;
  if (token) headers.set('authorization', `Bearer ${token}`);

  let response: Response;
  try {
    response = await (options.fetch ?? fetch)(url, {
      method: call.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(input.signal ? { signal: input.signal } : {}),
      ...(input.keepalive ? { keepalive: true } : {}),
      credentials: 'same-origin',
      redirect: 'follow',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw await errorFromResponse(response);
    if (call.responseType === 'binary') return await response.blob();
    const text = await response.text();
    return text === '' ? undefined : parse(text, response);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(wasCancelled(input.signal) ? 'cancelled' : 'network', { cause });
  }
}

function pathOf(path: string, params: WireInput['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // A URL swallows empty and dotted segments, encoded or not, and the call would reach another path than meant.
    if (value === '' || value === '.' || value === '..') throw new ApiError('not-found', { status: 404 });
    return encodeURIComponent(value);
  });
}

function searchOf(query: Record<string, unknown> = {}): string {
  const search = pairsOf(query).toString();
  return search === '' ? '' : `?${search}`;
}

/** Arrays become repeated keys; what is undefined is left out. */
function pairsOf(values: Record<string, unknown>): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) pairs.append(key, String(one));
    }
  }
  return pairs;
}

function bodyOf(call: WireCall, body: unknown, headers: Headers): string | FormData | URLSearchParams | undefined {
  if (body === undefined) return undefined;
  switch (call.bodyType) {
    case 'multipart':
      // fetch names the media type itself, since it chooses the boundary.
      return body as FormData;
    case 'form':
      return pairsOf(body as Record<string, unknown>);
    case 'text':
      headers.set('content-type', 'text/plain; charset=utf-8');
      return String(body);
    default:
      headers.set('content-type', 'application/json');
      return JSON.stringify(body);
  }
}

function parse(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('unreadable-answer', { status: response.status, cause });
  }
}

/** A timeout is the network's failure, though it comes through the same signal. */
function wasCancelled(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && (signal.reason as { name?: string } | undefined)?.name !== 'TimeoutError';
}
