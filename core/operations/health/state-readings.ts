import { count, type Reading, reading } from '@kardan/telemetry/metrics/record';
import { type Database, poolUse } from '../../db/database.ts';
import { readersWaiting, replicaLagMs } from '../../db/reader.ts';
import { summariseQueues } from '../../jobs/inspect-queues.ts';
import type { Logger } from '../../kernel/log.ts';
import { estimateOffered } from '../../listings/cards/read-listing-rows.ts';
import { readPriceModelAge } from '../../pricing/read-price-model-age.ts';
import { measurePortal } from './measure-portal.ts';

interface Services {
  db: Database;
  log: Pick<Logger, 'warn'>;
}

/** Whoever scrapes twice within this time gets the same: looking costs the database some 150 ms. */
const keptMs = 10_000;

/** Gives what metrics tell of queues, index and market; one that cannot be read is missing and counted, never a nought. */
export function stateReadings({ db, log }: Services): () => Promise<Reading[]> {
  let last: { at: number; readings: Promise<Reading[]> } | undefined;
  const read = () =>
    readState(db).catch((err) => {
      count('kardan_state_read_failures_total', {});
      log.warn({ err }, 'the state of queues and market could not be read');
      return [];
    });
  return async () => {
    if (!last || Date.now() - last.at > keptMs) last = { at: Date.now(), readings: read() };
    return [...poolReadings(db), ...(await last.readings)];
  };
}

async function readState(db: Database): Promise<Reading[]> {
  const [queues, { measures }, modelAge, offered] = await Promise.all([
    summariseQueues(db),
    measurePortal(db),
    readPriceModelAge({ db }),
    estimateOffered(db),
  ]);
  return [
    ...queues.flatMap(({ name: queue, queued, active, retry, dead, oldestSeconds, oldestFreshSeconds }) => [
      ...Object.entries({ queued, active, retry, dead }).map(([state, jobs]) =>
        reading('kardan_queue_jobs', { queue, state }, jobs),
      ),
      reading('kardan_queue_oldest_seconds', { queue, priority: 'any' }, oldestSeconds ?? 0),
      reading('kardan_queue_oldest_seconds', { queue, priority: 'fresh' }, oldestFreshSeconds ?? 0),
    ]),
    ...measures.flatMap(({ measure, value, limit }) => [
      ...(value === null ? [] : [reading('kardan_health_measure', { measure }, value)]),
      reading('kardan_health_limit', { measure }, limit),
      ...(measure === 'index-lag' ? [reading('kardan_index_lag_seconds', {}, value ?? 0)] : []),
    ]),
    ...(modelAge === undefined ? [] : [reading('kardan_price_model_age_seconds', {}, modelAge)]),
    reading('kardan_listings_offered', {}, offered),
  ];
}

/** How the process's connections are used, by visitors' reads as well where it has such. */
export function poolReadings(db: Database, reader = db): Reading[] {
  const { used, idle, waiting } = poolUse(db);
  return Object.entries({ used, idle, waiting: waiting + readersWaiting(reader) }).map(([state, connections]) =>
    reading('kardan_database_connections', { state }, connections),
  );
}

/** How far behind the replica is, where there is one. */
export function replicaReadings(reader: Database): Reading[] {
  const lagMs = replicaLagMs(reader);
  if (lagMs === undefined) return [];
  return [reading('kardan_replica_lag_seconds', {}, Math.min(lagMs / 1_000, 3_600))];
}
