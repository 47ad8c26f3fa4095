import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { StoredPicture } from '../picture-set/choose-pictures.ts';

export interface SeedTask {
  databaseUrl: string;
  seed: number;
  today: string;
  dealerships: number;
  pictures: readonly StoredPicture[];
  listings: number;
  batchSize: number;
  thread: number;
  threads: number;
}

const batchSize = 1_000;
/** While one thread makes cars, PostgreSQL writes what the other has sent: more threads than cores bring nothing. */
const maxThreads = 8;

/**
 * Makes and writes all listings on as many threads as there are cores, with indexes and foreign keys in place. Building
 * the secondary indexes afterwards was tried and brings nothing: PostgreSQL's CPU for 100,000 listings is 14.5 to 18.1 s
 * with them, 13.2 s without and 2.1 s to build them.
 */
export async function seedListings(
  task: Omit<SeedTask, 'batchSize' | 'thread' | 'threads'>,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const batches = Math.ceil(task.listings / batchSize);
  const threads = Math.max(1, Math.min(availableParallelism(), maxThreads, batches));
  let done = 0;
  const workers = Array.from({ length: threads }, (_, thread) => {
    const workerData: SeedTask = { ...task, batchSize, thread, threads };
    return new Worker(new URL('./seed-worker.ts', import.meta.url), { workerData });
  });
  try {
    await Promise.all(
      workers.map((worker) =>
        finished(worker, (written) => {
          done += written;
          onProgress(done);
        }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function finished(worker: Worker, onBatch: (written: number) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.on('message', onBatch);
  worker.on('error', reject);
  worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a seeding thread ended with ${code}`))));
  return promise;
}
