import { hashOf } from './hash-of.ts';

interface Shrunk {
  blob: Blob;
  /** SHA-256 of the blob: by it the API knows a file that comes again. */
  hash: string;
}

/** Without blob and hash: it could not be done. */
type Answer = { id: string } & Partial<Shrunk>;

const waiting = new Map<string, (answer: Partial<Shrunk>) => void>();
let worker: Worker | undefined;

/** A picture as it is sent: upright, at most 2560 pixels long, with its hash. Where the browser cannot, it goes as it is. */
export async function shrinkPicture(file: Blob): Promise<Shrunk> {
  const { blob = file, hash } = await askWorker(file).catch((): Partial<Shrunk> => ({}));
  return { blob, hash: hash ?? (await hashOf(blob)) };
}

/** One after the other, off the page's thread. */
async function askWorker(file: Blob): Promise<Partial<Shrunk>> {
  worker ??= startWorker();
  const id = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<Partial<Shrunk>>();
  waiting.set(id, resolve);
  worker.postMessage({ id, file });
  return promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, ...shrunk } }: MessageEvent<Answer>) => {
    waiting.get(id)?.(shrunk);
    waiting.delete(id);
  });
  const fail = () => {
    // It did not start, or has died: whatever it was asked goes as it is, and the next picture asks another one.
    started.terminate();
    if (worker === started) worker = undefined;
    for (const answer of waiting.values()) answer({});
    waiting.clear();
  };
  started.addEventListener('error', fail);
  started.addEventListener('messageerror', fail);
  return started;
}
