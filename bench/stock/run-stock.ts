import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Services } from '@kardan/core/services';
import { visitorAddress } from '../load/visitor-address.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { dealerToken } from '../machine/dealer-token.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { busyShare } from '../machine/process-times.ts';
import { startApi } from '../machine/start-api.ts';
import { startWorker } from '../machine/start-worker.ts';
import { type Spread, spreadOf } from '../measure/percentile.ts';
import { type DealerCars, loadDealersWithCars } from './dealer-store.ts';
import type { StockSettings } from './settings.ts';
import { type IndexWatch, watchIndex } from './watch-index.ts';

export interface StockResult {
  machine: MachineDescription;
  measuredAt: string;
  listings: number;
  settings: StockSettings;
  /** Share of the machine that was busy before we began. */
  busyBefore: number;
  /** Milliseconds of a saving and of a publishing call, and seconds from its answer until searches find the change. */
  saveMs: Spread;
  publishMs: Spread;
  visibleSeconds: Spread;
  missing: number;
  failed: number;
}

/** Dealers who save and publish prices at once, through an API and a worker of our own. */
export async function runStock(
  services: Services,
  listings: number,
  settings: StockSettings,
  cleanup: Cleanup,
): Promise<StockResult> {
  const busyBefore = await busyShare(3);
  const changesEach = Math.ceil((settings.seconds / 60) * settings.perMinute);
  const dealers = await loadDealersWithCars(services.db, settings.dealers, changesEach);
  const api = await startApi(services.env.DATABASE_URL, 0);
  cleanup.add(api.stop);
  const worker = await startWorker({ DATABASE_URL: services.env.DATABASE_URL });
  cleanup.add(worker.stop);
  const watch = watchIndex(services.search);
  const times = { saveMs: [] as number[], publishMs: [] as number[], failed: 0 };
  await Promise.all(
    dealers.map(async (dealer, place) => {
      await sleep((place / dealers.length) * (60_000 / settings.perMinute));
      await work(services, api.url, dealer, settings, watch, times);
    }),
  );
  const { seconds, missing } = await watch.finish();
  return {
    machine: await describeMachine(services, ['core', 'contract', 'api', 'worker', 'bench']),
    measuredAt: new Date().toISOString(),
    listings,
    settings,
    busyBefore,
    saveMs: spreadOf(times.saveMs),
    publishMs: spreadOf(times.publishMs),
    visibleSeconds: spreadOf(seconds),
    missing,
    failed: times.failed,
  };
}

/** One dealer: car after car its price is saved and published, at a steady pace. */
async function work(
  services: Services,
  apiUrl: string,
  { dealershipId, listingIds }: DealerCars,
  { perMinute }: StockSettings,
  watch: IndexWatch,
  times: { saveMs: number[]; publishMs: number[]; failed: number },
): Promise<void> {
  const token = await dealerToken(services, dealershipId);
  // Each from an office of its own.
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': visitorAddress(dealershipId) };
  const call = (method: string, path: string, body?: object) =>
    fetch(`${apiUrl}/api/v1/public/admin/dealership/${dealershipId}/listing/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const start = performance.now();
  for (const [made, listingId] of listingIds.entries()) {
    await sleep(Math.max(0, start + (made / perMinute) * 60_000 - performance.now()));
    const { fields } = (await (await call('GET', String(listingId))).json()) as OwnListing;
    const priceEur = (fields.priceEur as number) + 10;
    const saving = performance.now();
    const saved = await call('PUT', String(listingId), {
      fields: { priceEur },
      before: { priceEur: fields.priceEur },
    });
    const publishing = performance.now();
    const published = await call('POST', `${listingId}/publish`);
    const answered = performance.now();
    if (!saved.ok || !published.ok) {
      times.failed += 1;
      continue;
    }
    times.saveMs.push(publishing - saving);
    times.publishMs.push(answered - publishing);
    watch.expect(listingId, priceEur, answered);
  }
}
