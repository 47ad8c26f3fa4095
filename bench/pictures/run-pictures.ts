import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import type { Services } from '@kardan/core/services';
import { searchBeside } from '../load/search-beside.ts';
import { visitorAddress } from '../load/visitor-address.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { dealerToken } from '../machine/dealer-token.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { busyShare } from '../machine/process-times.ts';
import { startApi } from '../machine/start-api.ts';
import { startWorker } from '../machine/start-worker.ts';
import { watchMemory } from '../machine/watch-memory.ts';
import { type Spread, spreadOf } from '../measure/percentile.ts';
import { loadDealersWithCars } from '../stock/dealer-store.ts';
import type { PictureSettings } from './settings.ts';

export interface PicturesResult {
  machine: MachineDescription;
  measuredAt: string;
  listings: number;
  settings: PictureSettings;
  busyBefore: number;
  /** Of one file. */
  megabytes: number;
  /** Until the last file was taken, and until the last was a picture of the car. */
  takenSeconds: number;
  readySeconds: number;
  uploadMs: Spread;
  /** The same searches before the first file came, and until the last was ready. */
  quietSearchMs: Spread;
  searchMs: Spread;
  failedSearches: number;
  rejected: number;
  workerMb: number;
}

const quietSeconds = 20;

/** One dealer's photographs of one car, sent as our form sends them but in full size, while visitors search. */
export async function runPictures(
  services: Services,
  listings: number,
  settings: PictureSettings,
  cleanup: Cleanup,
): Promise<PicturesResult> {
  const { photographs, widthPx, heightPx, atOnce, searchesPerSecond } = settings;
  const files: Buffer[] = [];
  for (let seed = 1; seed <= photographs; seed++) {
    files.push(
      await photo(widthPx, heightPx, seed)
        .jpeg({ quality: 85 })
        // A file that is known from an earlier run would be no work.
        .withExifMerge({ IFD0: { ImageDescription: randomUUID() } })
        .toBuffer(),
    );
  }
  const busyBefore = await busyShare(3);
  const api = await startApi(services.env.DATABASE_URL, 0);
  cleanup.add(api.stop);
  const worker = await startWorker({ DATABASE_URL: services.env.DATABASE_URL });
  cleanup.add(worker.stop);
  const [dealer] = await loadDealersWithCars(services.db, 1, 200);
  if (!dealer) throw new Error('no dealership has a car on offer');
  // A car has at most fifty pictures, and may have those of an earlier run.
  const listingId = dealer.listingIds[randomInt(dealer.listingIds.length)] as number;
  const sender = await openSender(services, api.url, dealer.dealershipId, listingId);

  const quiet = await searchBeside(services, api.url, searchesPerSecond);
  await sleep(quietSeconds * 1_000);
  const quietSearchMs = spreadOf((await quiet.stop()).latenciesMs);

  const searching = await searchBeside(services, api.url, searchesPerSecond);
  const memory = watchMemory(worker.pid);
  const began = performance.now();
  const uploadMs: number[] = [];
  const uploads: string[] = [];
  const waiting = files.entries();
  const send = async () => {
    for (const [place, file] of waiting) {
      const sending = performance.now();
      uploads.push(await sender.send(file, place));
      uploadMs.push(performance.now() - sending);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  const takenSeconds = (performance.now() - began) / 1_000;
  const states = await Promise.all(uploads.map((id) => sender.untilDone(id)));
  const readySeconds = (performance.now() - began) / 1_000;
  const { latenciesMs, failed } = await searching.stop();
  return {
    machine: await describeMachine(services, ['core', 'contract', 'api', 'worker', 'bench']),
    measuredAt: new Date().toISOString(),
    listings,
    settings,
    busyBefore,
    megabytes: files.reduce((sum, { length }) => sum + length, 0) / photographs / 1e6,
    takenSeconds,
    readySeconds,
    uploadMs: spreadOf(uploadMs),
    quietSearchMs,
    searchMs: spreadOf(latenciesMs),
    failedSearches: failed,
    rejected: states.filter((state) => state !== 'ready').length,
    workerMb: memory.stop(),
  };
}

/** Sends pictures of one car and asks how far they are. */
async function openSender(services: Services, apiUrl: string, dealershipId: number, listingId: number) {
  const base = `${apiUrl}/api/v1/public/admin/dealership/${dealershipId}/image`;
  const headers = {
    authorization: `Bearer ${await dealerToken(services, dealershipId)}`,
    'x-forwarded-for': visitorAddress(dealershipId),
  };
  return {
    async send(file: Buffer, place: number): Promise<string> {
      const body = new FormData();
      body.set('listingId', String(listingId));
      body.set('image', new File([new Uint8Array(file)], `IMG_${place}.jpg`, { type: 'image/jpeg' }));
      const answer = await fetch(base, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`picture ${place} was answered with ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as ImageUpload).id;
    },
    async untilDone(uploadId: string): Promise<ImageUpload['state']> {
      for (;;) {
        const answer = await fetch(`${base}/${uploadId}`, { headers });
        const { state } = (await answer.json()) as ImageUpload;
        if (answer.ok && state !== 'received') return state;
        await sleep(1_000);
      }
    },
  };
}
