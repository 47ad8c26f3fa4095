import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@kardan/contract/calls/call';
import { createFairQueue } from '@kardan/core/kernel/fair-queue';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { sharp } from '@kardan/core/media/picture-engine';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import type { TestApp } from './test-app.ts';

interface Flood {
  answers: Response[];
  /** Pictures in work at one moment. */
  maxAtOnce: number;
  /** Calls for something else, made all the while. */
  others: { status: number; ms: number }[];
}

/** Asks for fifty pictures to be made at once, of which two may be in work and ten may wait. */
export async function floodOptimiser({ host, services: { media } }: TestApp): Promise<Flood> {
  media.derivations = createFairQueue({ running: 2, waiting: 10, waitingEach: 10, eachMinute: 100, waitMs: 60_000 });
  const original = await photo(1200, 800).jpeg({ quality: 90 }).toBuffer();
  const hashes = Array.from({ length: 50 }, (_, number) => number.toString(16).padStart(64, 'd'));
  for (const hash of hashes) await writeObject(media, originalKey(hash), original, 'image/jpeg');

  let pending = true;
  let maxAtOnce = 0;
  const others: Flood['others'] = [];
  const watch = async () => {
    while (pending) {
      const asked = performance.now();
      maxAtOnce = Math.max(maxAtOnce, sharp.counters().process);
      const { status } = await fetch(`${host}${apiPrefix}/region`);
      others.push({ status, ms: performance.now() - asked });
      await wait(20);
    }
  };
  const watching = watch();
  const get = (hash: string) => fetch(`${host}${apiPrefix}/image?url=${encodeURIComponent(`/media/${hash}`)}&w=640`);
  const answers = await Promise.all(hashes.map(get));
  pending = false;
  await watching;
  return { answers, maxAtOnce, others };
}
