import type pg from 'pg';

/** On top of what a statement may take. */
const graceMs = 1_000;

type Query = (...args: unknown[]) => unknown;

/**
 * Ends connections that are dead though nobody has said so: PostgreSQL itself ends a statement after its time and tells us,
 * so that whoever hears nothing a second later never will. Without this a pool would keep such connections for ever, and
 * everybody who is given one would wait for ever, long after the database is back.
 */
export function endSilentConnections(pool: pg.Pool, statementTimeoutMs: number): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    let isPatient = false;
    const bounded: Query = (...args) => {
      const answer = query(...args);
      if (!(answer instanceof Promise)) return answer;
      // A transaction that has asked PostgreSQL for more time has it from us as well.
      if (/^set local statement_timeout/.test(String(args[0]))) isPatient = true;
      if (/^(commit|rollback)$/.test(String(args[0]))) isPatient = false;
      if (isPatient) return answer;
      const silence = setTimeout(() => streamOf(client).destroy(), statementTimeoutMs + graceMs).unref();
      // What the driver itself has stopped waiting for still stands between this connection and its next answer.
      answer.catch((error: Error) => error.message === 'Query read timeout' && streamOf(client).destroy());
      return answer.finally(() => clearTimeout(silence));
    };
    client.query = bounded as typeof client.query;
  });
}

/** Not typed, but the only way to end a connection without asking its other side. */
function streamOf(client: pg.PoolClient): { destroy(): void } {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
}
