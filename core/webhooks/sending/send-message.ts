import { isPublic } from '@kardan/contract/configuration/is-public';
import type { AttemptFailure } from '@kardan/contract/values/webhooks';
import { Webhook } from 'standardwebhooks';
import type { Env } from '../../env.ts';
import { guardedRequest } from '../../kernel/guarded-request.ts';
import type { Network } from '../../kernel/public-address.ts';
import { Unreachable } from '../../kernel/unreachable.ts';

export interface Message {
  /** The same with every attempt: by it a receiver knows what it has got already. */
  id: string;
  url: string;
  body: string;
  /** Those that are valid now, the newest first. */
  secrets: readonly string[];
}

export interface Attempt {
  at: Date;
  durationMs: number;
  /** Null where nobody answered. */
  status: number | null;
  failure: AttemptFailure | null;
  response: string | null;
}

export interface Sending {
  timeoutMs: number;
  network?: Network;
}

/** What is kept of an answer, for whoever looks for what went wrong. */
const keptBytes = 4_096;

/**
 * Sends a message once, signed by Standard Webhooks with every secret that is valid. Only an answer of 200 to 299 counts;
 * redirects are not followed, and a site on the internet sends only to others on the internet.
 */
export async function sendMessage(
  { SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>,
  message: Message,
  { timeoutMs, network }: Sending,
): Promise<Attempt> {
  const at = new Date();
  const began = performance.now();
  const ask = guardedRequest({
    timeoutMs,
    maxBytes: Number.MAX_SAFE_INTEGER,
    onlyPublic: isPublic(SITE_ORIGIN),
    ...(network && { network }),
  });
  const took = () => Math.round(performance.now() - began);
  try {
    const { status, body } = await ask(message.url, {
      method: 'POST',
      headers: headersOf(message, at),
      body: message.body,
    });
    const response = await beginningOf(body);
    return { at, durationMs: took(), status, failure: failureOf(status), response };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const failure = error.reason === 'refused' ? 'refused-address' : took() >= timeoutMs ? 'timeout' : 'unreachable';
    return { at, durationMs: took(), status: null, failure, response: null };
  }
}

function headersOf({ id, body, secrets }: Message, at: Date): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Kardan-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}

function failureOf(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

/** As much of an answer as is kept. The status has decided already: what breaks off afterwards is no failure. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= keptBytes) break;
    }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
  }
  const text = Buffer.concat(parts).subarray(0, keptBytes).toString('utf8');
  // PostgreSQL keeps no NUL.
  return text.replaceAll('\0', '');
}
