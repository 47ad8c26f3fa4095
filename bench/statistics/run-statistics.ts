import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { statisticsSources } from '@kardan/contract/values/statistics-kinds';
import type { Services } from '@kardan/core/services';
import { rollUpStatistics } from '@kardan/core/statistics/days/roll-up-statistics';
import { Agent, request } from 'undici';
import { visitorAddress } from '../load/visitor-address.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { busyShare, cpuMsOf } from '../machine/process-times.ts';
import { startApi } from '../machine/start-api.ts';
import { type Spread, spreadOf } from '../measure/percentile.ts';
import { countEventsAfter, loadCarsOnOffer, loadLastNumber } from './event-store.ts';
import type { StatisticsSettings } from './settings.ts';

export interface StatisticsResult {
  machine: MachineDescription;
  measuredAt: string;
  settings: StatisticsSettings;
  busyBefore: number;
  /** From the moment a report is due until its answer. */
  answerMs: Spread;
  acknowledged: number;
  stored: number;
  failed: number;
  eventsPerSecond: number;
  /** Share of one core that the API used. */
  apiCores: number;
  rollUpSeconds: number;
}

/** Pages of many visitors report events at a steady pace, whether or not earlier ones are answered. */
export async function runStatistics(
  services: Services,
  settings: StatisticsSettings,
  cleanup: Cleanup,
): Promise<StatisticsResult> {
  const { eventsPerSecond, eventsOfReport, seconds } = settings;
  const busyBefore = await busyShare(3);
  const cars = await loadCarsOnOffer(services.db, 5_000);
  const before = await loadLastNumber(services.db);
  const api = await startApi(services.env.DATABASE_URL, 0);
  cleanup.add(api.stop);
  const dispatcher = new Agent({ connections: 64 });
  cleanup.add(() => dispatcher.close());

  const answerMs: number[] = [];
  let acknowledged = 0;
  let failed = 0;
  const send = async (place: number, due: number) => {
    const events = Array.from({ length: eventsOfReport }, (_, offset) => ({
      kind: offset === 0 ? 'view' : 'impression',
      listingId: cars[(place * eventsOfReport + offset) % cars.length],
      source: statisticsSources[place % statisticsSources.length],
    }));
    const { statusCode, body } = await request(`${api.url}/api/v1/public/statistics`, {
      method: 'POST',
      dispatcher,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
        'x-forwarded-for': visitorAddress(place),
      },
      body: JSON.stringify({ batchId: randomUUID(), events }),
    });
    await body.dump();
    if (statusCode !== 202) throw new Error(`answered ${statusCode}`);
    acknowledged += eventsOfReport;
    answerMs.push(performance.now() - due);
  };

  const reports = Math.ceil((eventsPerSecond * seconds) / eventsOfReport);
  const cpuBefore = cpuMsOf(api.pid);
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let place = 0; place < reports; place++) {
    const due = start + (place * eventsOfReport * 1_000) / eventsPerSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    sent.push(
      send(place, due).catch(() => {
        failed += 1;
      }),
    );
  }
  await Promise.all(sent);
  const tookMs = performance.now() - start;
  const apiCores = (cpuMsOf(api.pid) - cpuBefore) / tookMs;
  const rollUpStart = performance.now();
  await rollUpStatistics(services);
  return {
    machine: await describeMachine(services, ['core', 'contract', 'api', 'bench']),
    measuredAt: new Date().toISOString(),
    settings,
    busyBefore,
    answerMs: spreadOf(answerMs),
    acknowledged,
    stored: await countEventsAfter(services.db, before),
    failed,
    eventsPerSecond: (acknowledged * 1_000) / tookMs,
    apiCores,
    rollUpSeconds: (performance.now() - rollUpStart) / 1_000,
  };
}
