import type { Pool, QueryConfig } from 'pg';

export interface LagMeter {
  /** Looks once at both; what does not answer within a second counts as not answering. */
  measure(): Promise<void>;
  /** Of how long ago the replica's newest state is, at most; without end while nothing is known of it. */
  lagMs(): number;
}

interface Seen {
  at: number;
  /** How much the primary had written by then. */
  position: bigint;
}

const timeoutMs = 1_000;
const keptSamples = 60;

/**
 * Tells how old a replica's rows may be, by how much of what the primary had written at some moment it has replayed. Times of
 * transactions would not do: where nothing is written, the last one is old and the replica is not.
 */
export function createLagMeter(primary: Pool, replica: Pool, now = () => performance.now()): LagMeter {
  let samples: Seen[] = [];
  let current: Seen | undefined;
  return {
    async measure() {
      const at = now();
      const [written, replayed] = await Promise.all([
        positionOf(primary, 'pg_current_wal_insert_lsn()'),
        positionOf(replica, 'pg_last_wal_replay_lsn()'),
      ]);
      if (replayed === undefined) {
        current = undefined;
      } else if (written === undefined) {
        // A primary that does not answer takes no changes either: what the replica has is the newest there is.
        current = current && { ...current, at };
      } else {
        samples = [...samples, { at, position: written }].slice(-keptSamples);
        current = samples.findLast(({ position }) => position <= replayed) ?? current;
      }
    },
    lagMs: () => (current ? now() - current.at : Infinity),
  };
}

/** Bytes since the beginning; undefined where it does not answer, or is no replica. */
async function positionOf(pool: Pool, position: string): Promise<bigint | undefined> {
  const asked = pool.query<{ bytes: string | null }>({
    text: `select pg_wal_lsn_diff(${position}, '0/0')::text bytes`,
    query_timeout: timeoutMs,
  } as QueryConfig);
  const { rows } = await asked.catch(() => ({ rows: [] }));
  const bytes = rows[0]?.bytes;
  return bytes === undefined || bytes === null ? undefined : BigInt(bytes);
}
