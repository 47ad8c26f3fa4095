import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const picture = () => new Blob(['a picture']);

/** A browser's worker, as it behaves when it fails. */
function browserWhoseWorker(onAsked: (worker: EventTarget, id: string) => void) {
  class FailingWorker extends EventTarget {
    postMessage({ id }: { id: string }) {
      setTimeout(() => onAsked(this, id));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FailingWorker);
}

test('a picture that the worker cannot shrink, or whose worker dies, goes as it is', async () => {
  browserWhoseWorker((worker) => worker.dispatchEvent(new Event('error')));
  const [one, other] = [picture(), picture()];
  const sent = await Promise.all([shrinkPicture(one), shrinkPicture(other)]);
  expect(sent.map(({ blob }) => blob)).toEqual([one, other]);
  expect(sent[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  browserWhoseWorker((worker, id) => worker.dispatchEvent(new MessageEvent('message', { data: { id } })));
  const last = picture();
  expect((await shrinkPicture(last)).blob).toBe(last);
});
