import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** As often as a balancer asks; a process that stops says so for two seconds. */
const checkEveryMs = 250;

export interface Balancer extends AsyncDisposable {
  port: number;
  /** From its next check on it gets connections. */
  add(origin: string): void;
  remove(origin: string): void;
  /** Resolves when it has been found ready. */
  untilReady(origin: string): Promise<void>;
}

/**
 * The plainest there is: hands each connection to the next process that says it is ready, and knows nothing of requests, so that it can
 * neither repeat one nor hold one back. What fails behind it fails for the visitor.
 */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer({ pauseOnConnect: true }, (visitor) => {
    const origins = [...ready].filter(([, isReady]) => isReady).map(([origin]) => origin);
    const chosen = origins[turn++ % Math.max(1, origins.length)];
    if (!chosen) {
      visitor.destroy();
      return;
    }
    const { hostname, port } = new URL(chosen);
    const process = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const [one, other] of [
      [visitor, process],
      [process, visitor],
    ] as const) {
      open.add(one.on('error', () => other.destroy()).on('close', () => open.delete(one)));
      one.pipe(other);
    }
    visitor.resume();
  });
  server.listen(0);
  await once(server, 'listening');
  const checking = setInterval(() => void checkAll(ready), checkEveryMs);
  return {
    port: (server.address() as { port: number }).port,
    add: (origin) => void ready.set(origin, false),
    remove: (origin) => void ready.delete(origin),
    async untilReady(origin) {
      while (!ready.get(origin)) await sleep(50);
    },
    async [Symbol.asyncDispose]() {
      clearInterval(checking);
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function checkAll(ready: Map<string, boolean>): Promise<void> {
  await Promise.all(
    [...ready.keys()].map(async (origin) => {
      const isReady = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready.has(origin)) ready.set(origin, isReady);
    }),
  );
}
