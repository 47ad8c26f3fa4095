import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { boundStream } from './bound-stream.ts';
import { internet, type Network, NotPublic, reachableAddresses } from './public-address.ts';
import { Unreachable } from './unreachable.ts';

export interface Guard {
  /** From the question to the last byte of the answer. */
  timeoutMs: number;
  maxBytes: number;
  /** Only at addresses of the internet and over HTTPS: what somebody types must not have our own network asked. */
  onlyPublic: boolean;
  /** Unencrypted too, for what carries no secret, such as pictures of the web. */
  plainHttp?: boolean;
  /** An answer that comes drop by drop holds up its reader: what must come of it every ten seconds, by the second. */
  minBytesPerSecond?: number;
  /** Until an answer begins, where the whole of it may take long. */
  answerMs?: number;
  /** Each place that an answer leads to is judged as the first one was. */
  maxRedirects?: number;
  network?: Network;
}

export interface Question {
  method?: string | undefined;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: unknown;
  signal?: AbortSignal | null | undefined;
}

export interface GuardedAnswer {
  status: number;
  headers: Headers;
  /** Where it came from in the end. */
  url: URL;
  /** Breaks off with Unreachable when it becomes too much, too slow or too late. */
  body: Readable;
}

/** What goes along to another origin: nothing that a caller could have said in confidence. */
const harmless = ['accept', 'if-modified-since', 'if-none-match', 'user-agent'];
const redirects = [301, 302, 303, 307, 308];

/**
 * Asks an address that others have typed, and gives the answer as it comes in. The address that is connected to is the one
 * that was judged, so that a name cannot lead elsewhere the second time it is asked.
 */
export function guardedRequest(guard: Guard) {
  return async (address: string | URL, { signal, ...question }: Question = {}): Promise<GuardedAnswer> => {
    const timeout = AbortSignal.timeout(guard.timeoutMs);
    const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const headers = new Headers(question.headers);
    let url = judged(address, guard);
    for (let left = guard.maxRedirects ?? 0; ; left--) {
      const answer = await askOnce(url, guard, { ...question, headers, signal: until });
      const next = guard.maxRedirects && isRedirect(answer) ? answer.headers.location : undefined;
      if (next === undefined) return presented(answer, url, guard);
      answer.destroy();
      if (left === 0) throw new Unreachable('redirected', `${url.origin} sends us on and on`);
      const from = url;
      url = judged(next, guard, from);
      if (url.origin !== from.origin) {
        for (const name of [...headers.keys()]) if (!harmless.includes(name)) headers.delete(name);
      }
    }
  };
}

function judged(
  address: string | URL,
  { onlyPublic, plainHttp = !onlyPublic, network = internet }: Guard,
  base?: URL,
): URL {
  const url = URL.parse(String(address), base?.href);
  if (!url) throw new Unreachable('refused', 'that is no address');
  const protocols = plainHttp ? ['https:', 'http:'] : ['https:'];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAsked =
    protocols.includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    // Mail, names, files and shells of others are not spoken to in our name.
    (!onlyPublic || url.port === '' || url.port === '443' || url.port === '80' || Number(url.port) >= 1024) &&
    (!onlyPublic || !isIP(host) || network.isPublic(host));
  if (!isAsked) throw new Unreachable('refused', `${url.protocol}//${url.host} is not asked`);
  return url;
}

function askOnce(url: URL, guard: Guard, question: Question & { headers: Headers; signal: AbortSignal }) {
  const { method = 'GET', headers, body, signal } = question;
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(
        cause instanceof NotPublic
          ? new Unreachable('refused', cause.message)
          : new Unreachable('no-answer', `${url.origin} cannot be asked`, { cause }),
      );
    try {
      const options = { method, headers: Object.fromEntries(headers), signal, agent: false, lookup: lookupOf(guard) };
      const sent = request(url, options, (answer) => {
        clearTimeout(silence);
        resolve(answer);
      });
      const silence = setTimeout(() => sent.destroy(new Error('no answer in time')), guard.answerMs ?? guard.timeoutMs);
      silence.unref();
      sent.on('error', fail);
      sent.end(body === undefined || body === null ? undefined : body instanceof Uint8Array ? body : String(body));
    } catch (error) {
      fail(error);
    }
  });
}

function lookupOf(guard: Guard): LookupFunction {
  return (host, options, answer) => {
    reachableAddresses(host, guard).then(
      ([first, ...others]) => {
        if (options.all) answer(null, [first, ...others]);
        else answer(null, first.address, first.family);
      },
      (error) => answer(error, '', 0),
    );
  };
}

function isRedirect({ statusCode = 0, headers }: IncomingMessage): boolean {
  return redirects.includes(statusCode) && headers.location !== undefined;
}

function presented(answer: IncomingMessage, url: URL, guard: Guard): GuardedAnswer {
  const { statusCode: status = 0 } = answer;
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  // We asked for none: unpacked it could be any size.
  if (encoding !== 'identity' && encoding !== '') {
    answer.destroy();
    throw new Unreachable('no-answer', `${url.origin} answered in ${encoding}`);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && name !== 'set-cookie') headers.set(name, String(value));
  }
  // What breaks off is told to whoever reads the bounded stream.
  const body = pipeline(answer, boundStream(guard), () => {});
  return { status, headers, url, body };
}
