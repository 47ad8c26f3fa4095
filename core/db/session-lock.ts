import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase, poolOf } from './database.ts';

interface LockName {
  /** Of each kind of work its own. */
  space: number;
  name: string;
}

interface SessionLock extends LockName {
  /** What whoever comes second is told. */
  takenMessage: string;
}

/** How often whoever waits looks whether it is their turn. */
const lookMs = 500;

/**
 * Runs the work unless another process does the same; the lock ends with its connection, so that a crash leaves none behind. That
 * connection is none of the pool's: such work takes hours, and the pool's are counted for transactions and what they look up.
 */
export function withSessionLock<T>(
  db: Database,
  { takenMessage, ...lock }: SessionLock,
  work: () => Promise<T>,
): Promise<T> {
  return onOwnConnection(db, async (connection) => {
    if (!(await tryLock(connection, lock))) throw new Error(takenMessage);
    return runLocked(connection, lock, work);
  });
}

/**
 * The same for who comes second and has to do it all the same: waits, however long, until nobody else is at it. It asks again and
 * again, since a statement that waits is cut after half a minute, and keeps indexes from being built beside it.
 */
export function afterSessionLock<T>(db: Database, lock: LockName, work: () => Promise<T>): Promise<T> {
  return onOwnConnection(db, async (connection) => {
    while (!(await tryLock(connection, lock))) await sleep(lookMs);
    return runLocked(connection, lock, work);
  });
}

async function onOwnConnection<T>(db: Database, work: (connection: Database) => Promise<T>): Promise<T> {
  const own = openDatabase({ DATABASE_URL: poolOf(db).options.connectionString ?? '', DATABASE_POOL_SIZE: 1 });
  try {
    return await own.connection().execute(work);
  } finally {
    await own.destroy();
  }
}

async function tryLock(connection: Database, { space, name }: LockName): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${space}, hashtext(${name})) as is_locked`.execute(connection);
  return rows[0]?.isLocked ?? false;
}

async function runLocked<T>(connection: Database, { space, name }: LockName, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    // Whoever comes next need not wait until the server has seen the connection end. What became of the work counts all the same
    // when it has ended before, as one that nobody used for an hour may.
    await sql`select pg_advisory_unlock(${space}, hashtext(${name}))`.execute(connection).catch(() => undefined);
  }
}
