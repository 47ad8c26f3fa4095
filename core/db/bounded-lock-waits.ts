import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/**
 * Whoever waits for a table lets nobody pass who comes later, readers included: so long that table is out of reach, and those that
 * the same migration has locked before it. Longer than a second, after which PostgreSQL ends a vacuum that is in somebody's way.
 */
const lockTimeout = '2s';
/** Growing, so that others get on in between. */
const pausesMs = { first: 2_000, longest: 15_000 };
/** Longer than whoever sends a mail may hold its row. */
const maxWaitMs = 15 * 60_000;

const lockNotAvailable = '55P03';
const deadlock = '40P01';

/** From here on statements give up that wait for a lock: to the transaction's end, or on this connection. */
export async function boundLockWait<T>(db: Kysely<T>, scope: 'transaction' | 'connection'): Promise<void> {
  await sql`select set_config('lock_timeout', ${lockTimeout}, ${scope === 'transaction'})`.execute(db);
}

/** On this connection they wait as long as it takes, whatever the database says otherwise. */
export async function unboundLockWait<T>(db: Kysely<T>): Promise<void> {
  await sql`set lock_timeout = 0`.execute(db);
}

/** Does the work again, from its beginning, until nobody holds what it has to lock; then, or for another reason, its failure is told. */
export async function untilUnlocked<T>(work: () => Promise<T>, onWait: (seconds: number) => void): Promise<T> {
  const startedAt = Date.now();
  for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(pauseMs * 2, pausesMs.longest)) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code !== lockNotAvailable && code !== deadlock) throw error;
      if (Date.now() - startedAt > maxWaitMs) throw error;
      onWait(pauseMs / 1_000);
      await sleep(pauseMs);
    }
  }
}

/** What whoever runs it is told meanwhile. */
export function waiting(what: string, seconds: number): string {
  return `${what}: others hold what it changes; tried again in ${seconds} s`;
}
