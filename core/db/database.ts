import { AsyncLocalStorage } from 'node:async_hooks';
import { isTracing } from '@kardan/telemetry/tracing/tracing';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { withDeadline } from '../kernel/deadline.ts';
import { createTurns, type Turns } from '../kernel/turns.ts';
import type { DB } from './schema.gen.ts';
import { endSilentConnections } from './silent-connections.ts';
import { traceQuery } from './trace-query.ts';

export type Database = Kysely<DB>;
/** A running transaction. Use cases that change something take one, so that the change and its jobs commit together. */
export type Tx = Transaction<DB>;

// int8 and numeric stay far below 2^53 and 15 digits here; a date is a day, not a moment.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

// Without the option co2GPerKm would become co2_gper_km.
const camelCase = new CamelCasePlugin({ underscoreBetweenUppercaseLetters: true });

const pools = new WeakMap<Database, pg.Pool>();
const transactions = new WeakMap<Database, Turns>();
const isInTransaction = new AsyncLocalStorage<true>();

/** As long as anybody waits for a connection. */
const maxWaitMs = 5_000;

/**
 * The share of a pool that transactions may have under way at once. Some look something up beside their own connection: if they
 * held all of them, each would wait for another one to end.
 */
const transactionsShare = 0.7;

export interface DatabaseOptions {
  DATABASE_URL: string;
  DATABASE_POOL_SIZE?: number;
  /** When PostgreSQL ends a statement; after half a minute unless told. */
  statementTimeoutMs?: number;
  /** For commands that migrate, load or rebuild: no statement of theirs is cut off. */
  noTimeouts?: boolean;
}

/**
 * Whoever asked has long gone after 30 seconds, and a transaction that nobody goes on with holds its locks against
 * everybody: PostgreSQL ends both, whatever became of the process that began them. The second sooner, so that others who wait for
 * its locks get them within their own statement's time; nobody works for so long between two statements.
 */
const limitsOf = ({ statementTimeoutMs = 30_000 }: DatabaseOptions) => ({
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: Math.round((2 / 3) * statementTimeoutMs),
});

/** Opens a pool; close it with `destroy()`. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  const db = databaseOver(pool);
  pools.set(db, pool);
  const maxInFlight = Math.max(1, Math.floor(pool.options.max * transactionsShare));
  transactions.set(db, createTurns({ maxInFlight, maxWaitMs, first: 'oldest' }));
  return db;
}

/** Connections as every pool of ours has them. */
export function openPool(options: DatabaseOptions, more: pg.PoolConfig = {}): pg.Pool {
  const limits = options.noTimeouts ? undefined : limitsOf(options);
  const pool = new pg.Pool({
    connectionString: options.DATABASE_URL,
    max: options.DATABASE_POOL_SIZE ?? 10,
    connectionTimeoutMillis: maxWaitMs,
    application_name: 'kardan',
    // Compiling a question costs more than any of ours takes: what is looked up one by one is guessed to be dear.
    options: '-c jit=off',
    ...limits,
    ...more,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that breaks between two statements of somebody who holds it; whoever holds it is told by the next one.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (limits) endSilentConnections(pool, limits.statement_timeout);
  return pool;
}

/** Our questions over connections from there. */
export function databaseOver(pool: PostgresPool): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [camelCase],
    ...(isTracing() && { log: traceQuery }),
  });
}

/** The pool that a database was opened with, for who gives its connections to others as well. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('this database has no pool of its own');
  return pool;
}

/** How many connections are used and idle, and how many wait for one. */
export function poolUse(db: Database): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pools.get(db) ?? {};
  return { used: totalCount - idle, idle, waiting };
}

/** Runs the work in one transaction: all of it happens or none. Whoever waits for its turn holds no connection meanwhile. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const endTurn = await takeTurn(db);
  try {
    return await db.transaction().execute((tx) => isInTransaction.run(true, () => work(tx)));
  } finally {
    endTurn?.();
  }
}

/** Gives what takes back all that a transaction does from here on, also after a statement that failed, and leaves it usable. */
export async function openSavepoint(tx: Tx, name: string): Promise<() => Promise<void>> {
  await sql`savepoint ${sql.id(name)}`.execute(tx);
  return async () => {
    await sql`rollback to savepoint ${sql.id(name)}`.execute(tx);
  };
}

/** One within another needs none. No caller's deadline counts: what is gathered of many callers is written in the name of one. */
async function takeTurn(db: Database): Promise<(() => void) | undefined> {
  if (isInTransaction.getStore()) return undefined;
  return withDeadline(Number.POSITIVE_INFINITY, () => transactions.get(db)?.take());
}
