import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type { Logger } from '../kernel/log.ts';
import { type Database, type DatabaseOptions, databaseOver, openPool, poolOf } from './database.ts';
import { createLagMeter, type LagMeter } from './replica-lag.ts';

type ReaderOptions = DatabaseOptions & { DATABASE_READ_URL?: string | undefined };

const lags = new WeakMap<Database, LagMeter>();

const measureMs = 1_000;
/**
 * A page made from older rows would stay in caches: the second purge of a change comes ten seconds after it
 * (core/caching/purge-cache.ts), and finds only what was made before.
 */
const maxLagMs = 3_000;
/** A replica that hangs is a reason to ask the primary, not to wait. */
const timeoutMs = 2_000;

/**
 * The database for public reads: a replica's answers while it is hardly behind, the primary's otherwise. Which of them is
 * asked is decided for each connection that is taken. Without a replica it is the primary itself.
 */
export function openReader(
  { DATABASE_READ_URL, ...options }: ReaderOptions,
  { db, log }: { db: Database; log: Pick<Logger, 'info' | 'warn'> },
): Database {
  if (DATABASE_READ_URL === undefined) return db;
  const primary = poolOf(db);
  const replica = openPool(
    { ...options, DATABASE_URL: DATABASE_READ_URL },
    {
      connectionTimeoutMillis: timeoutMs / 2,
      query_timeout: timeoutMs,
    },
  );
  const lag = createLagMeter(primary, replica);
  const closing = new AbortController();
  void watch(lag, log, closing.signal);
  const pool: PostgresPool = {
    options: replica.options,
    connect: async () => {
      if (!isCurrent(lag)) return primary.connect();
      return replica.connect().catch(() => primary.connect());
    },
    end: async () => {
      closing.abort();
      await replica.end();
    },
  };
  const reader = databaseOver(pool);
  lags.set(reader, lag);
  return reader;
}

/** How old a reader's rows may be; undefined where there is no replica. */
export function replicaLagMs(reader: Database): number | undefined {
  return lags.get(reader)?.lagMs();
}

function isCurrent(lag: LagMeter): boolean {
  return lag.lagMs() <= maxLagMs;
}

/** Measures until told to stop, and tells when reads change their place. */
async function watch(lag: LagMeter, log: Pick<Logger, 'info' | 'warn'>, closing: AbortSignal): Promise<void> {
  let inUse = false;
  while (!closing.aborted) {
    await lag.measure();
    if (isCurrent(lag) !== inUse) {
      inUse = !inUse;
      if (inUse) log.info({ lagMs: lag.lagMs() }, 'public reads go to the replica');
      else log.warn({ lagMs: lag.lagMs() }, 'public reads go to the primary: the replica is behind or does not answer');
    }
    await sleep(measureMs, undefined, { ref: false });
  }
}
