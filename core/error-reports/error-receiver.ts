import type { Env } from '../env.ts';
import type { Logger } from '../kernel/log.ts';

/** Where error reports go. */
export interface ErrorReceiver {
  /** Whether browsers' reports are wanted at all. */
  isOn: boolean;
  /** Sends an envelope, at once or soon; never fails. What does not fit any more is dropped and its number logged. */
  send(envelope: string): void;
  /** Waits for what is on its way and drops the rest. */
  close(): Promise<void>;
}

interface Bounds {
  /** Of a receiver that hangs. */
  timeoutMs?: number;
  maxInFlight?: number;
  /** Of a megabyte each at the worst. */
  maxWaiting?: number;
}

/** The receiver of an installation, as its DSN names it. */
export function openErrorReceiver(
  { env, log }: { env: Pick<Env, 'ERROR_REPORTING' | 'SENTRY_DSN'>; log: Logger },
  { timeoutMs = 5_000, maxInFlight = 4, maxWaiting = 20 }: Bounds = {},
): ErrorReceiver {
  const target = env.SENTRY_DSN === undefined ? undefined : targetOf(env.SENTRY_DSN);
  const waiting: string[] = [];
  const inFlight = new Set<Promise<void>>();
  let dropped = 0;

  function send(envelope: string): void {
    if (!target) return;
    if (inFlight.size < maxInFlight) deliver(envelope, target);
    else if (waiting.length < maxWaiting) waiting.push(envelope);
    else dropped += 1;
  }

  function deliver(envelope: string, to: Target): void {
    const sending: Promise<void> = post(envelope, to).finally(() => {
      inFlight.delete(sending);
      if (dropped > 0) log.warn({ reports: dropped }, 'error reports dropped');
      dropped = 0;
      const next = waiting.shift();
      if (next !== undefined) deliver(next, to);
    });
    inFlight.add(sending);
  }

  async function post(body: string, { url, headers }: Target): Promise<void> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status }, 'error report refused');
    } catch (err) {
      log.warn({ err }, 'error report not delivered');
    }
  }

  return {
    isOn: env.ERROR_REPORTING,
    send,
    async close() {
      waiting.length = 0;
      await Promise.all(inFlight);
    },
  };
}

interface Target {
  url: string;
  headers: Record<string, string>;
}

/** `https://key@host/path/project` → the address and the key of Sentry's protocol. Nothing of the visitor goes along. */
function targetOf(dsn: string): Target {
  const { protocol, host, pathname, username } = new URL(dsn);
  const project = pathname.slice(pathname.lastIndexOf('/') + 1);
  const path = pathname.slice(0, pathname.lastIndexOf('/'));
  return {
    url: `${protocol}//${host}${path}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=kardan/1, sentry_key=${username}`,
      'user-agent': 'kardan',
    },
  };
}
