import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Logger } from '../kernel/log.ts';
import { createTurns, type Turns } from '../kernel/turns.ts';
import { type Database, type DatabaseOptions, databaseOver, openPool, poolOf } from './database.ts';
import { createLagMeter, type LagMeter } from './replica-lag.ts';

type ReaderOptions = DatabaseOptions & { DATABASE_READ_URL?: string | undefined };

const lags = new WeakMap<Database, LagMeter>();
const lines = new WeakMap<Database, Turns>();

/** Of the primary's connections, which visitors' reads share with sign-in and saving: these always find one. */
const visitorsShare = 0.7;
/** A third of what a call may take; whoever has waited so long is better off trying again. */
const maxWaitMs = 500;

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
 * asked is decided for each connection that is taken. Of the primary's connections it takes a share at most.
 */
export function openReader(
  { DATABASE_READ_URL, ...options }: ReaderOptions,
  { db, log }: { db: Database; log: Pick<Logger, 'info' | 'warn'> },
): Database {
  const primary = poolOf(db);
  const turns = createTurns({ maxInFlight: Math.max(1, Math.floor(primary.options.max * visitorsShare)), maxWaitMs });
  const connectToPrimary = () => connectInTurn(primary, turns);
  const replica =
    DATABASE_READ_URL === undefined ? undefined : openReplica({ ...options, DATABASE_URL: DATABASE_READ_URL });
  const lag = replica && createLagMeter(primary, replica);
  const closing = new AbortController();
  if (lag) void watch(lag, log, closing.signal);
  const reader = databaseOver({
    options: (replica ?? primary).options,
    connect: async () => {
      if (!replica || !lag || !isCurrent(lag)) return connectToPrimary();
      return replica.connect().catch(connectToPrimary);
    },
    end: async () => {
      closing.abort();
      await replica?.end();
    },
  });
  if (lag) lags.set(reader, lag);
  lines.set(reader, turns);
  return reader;
}

function openReplica(options: DatabaseOptions): pg.Pool {
  return openPool(options, { connectionTimeoutMillis: timeoutMs / 2, query_timeout: timeoutMs });
}

/** A connection that ends its turn when it is given back. */
async function connectInTurn(pool: pg.Pool, turns: Turns): Promise<PostgresPoolClient> {
  const end = await turns.take();
  try {
    const client = await pool.connect();
    // The pool gives a client a new `release` each time it hands it out.
    const release = client.release.bind(client);
    client.release = (error) => {
      end();
      release(error);
    };
    return client;
  } catch (error) {
    end();
    throw error;
  }
}

/** How many visitors' reads wait for a connection. */
export function readersWaiting(reader: Database): number {
  return lines.get(reader)?.waiting ?? 0;
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
