import { ApiError } from '@kardan/contract/client/api-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadQueue, type Upload, type Uploader } from './create-upload-queue.ts';

// A browser without storage and without workers: pictures go as long as the page is open.
beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const upload: Upload = { id: 'u', state: 'received', contentHash: null, rejection: null };
const car = { dealershipId: 1, key: 'a' };

test('a file that has arrived is not sent again when the connection breaks before its picture is made', async () => {
  const done = { sent: [] as (number | undefined)[], looks: 0 };
  const uploader: Uploader = {
    listingIdOf: async () => 7,
    send: async (picture) => {
      done.sent.push(picture.car.listingId);
      return upload;
    },
    look: async () => {
      done.looks += 1;
      if (done.looks === 1) throw new ApiError('network');
      return { ...upload, state: 'ready', contentHash: 'f' };
    },
  };
  const queue = createUploadQueue('somebody', uploader);
  await queue.add(car, [new Blob(['a'])], null);
  await vi.waitFor(() => expect(queue.items()[0]?.state).toBe('done'), { timeout: 20_000 });
  expect(done).toEqual({ sent: [7], looks: 2 });
  expect(queue.items()[0]).toMatchObject({ carKey: 'a', listingId: 7 });
});

test('a picture that is taken back before it is sent is not sent', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const send = vi.fn<Uploader['send']>(async () => upload);
  const queue = createUploadQueue('somebody', { listingIdOf: () => promise, send });
  await queue.add(car, [new Blob(['a'])], null);
  await vi.waitFor(() => expect(queue.items()[0]?.state).toBe('uploading'));
  queue.remove(queue.items()[0]?.id ?? '');
  resolve(7);
  await new Promise((settled) => setTimeout(settled, 20));
  expect(send).not.toHaveBeenCalled();
});

test('a picture that is refused tells the reason at its field, where the API gives one', async () => {
  const message = 'Ein Auto hat höchstens 50 Bilder.';
  const issues = [{ in: 'body' as const, path: ['image'], code: 'too-many-pictures', message }];
  const send = () => Promise.reject(new ApiError('invalid-request', { status: 400, message: 'Nicht lesbar.', issues }));
  const queue = createUploadQueue('somebody', { listingIdOf: async () => 7, send });
  await queue.add(car, [new Blob(['a'])], null);
  const refused = { state: 'failed', retryAt: null, rejection: message };
  await vi.waitFor(() => expect(queue.items()[0]).toMatchObject(refused));
});
