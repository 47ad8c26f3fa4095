// @vitest-environment jsdom
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { expect, test, vi } from 'vitest';
import { keptOnDevice } from '#lib/form/draft.ts';
import type { QueuedPicture } from './create-upload-queue.ts';
import { createArrivals, type FollowedCar } from './publish-arrivals.ts';

const ids = { dealershipId: 1, listingId: 7 };
const car = { key: 'a', ...ids };
const picture = (id: string, state: QueuedPicture['state']) =>
  ({ id, carKey: 'a', state, retryAt: null }) as QueuedPicture;

/** A browser with a queue of pictures, and the car on the server. */
function browser(online: Pick<OwnListing, 'state' | 'unpublished'>) {
  const listeners = new Set<() => void>();
  const kept = keptOnDevice<FollowedCar[]>(`arrivals-${Math.random()}`);
  const server = { ...online, published: 0, isReachable: true };
  const answer = () => {
    if (!server.isReachable) throw new TypeError('network');
    return { ...server } as unknown as OwnListing;
  };
  let items: QueuedPicture[] = [];
  return {
    server,
    kept,
    show(next: QueuedPicture[]) {
      items = next;
      for (const listener of listeners) listener();
    },
    open: () =>
      createArrivals({
        queue: {
          subscribe: (listener) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
          items: () => items,
          ready: Promise.resolve(),
        },
        kept,
        load: async () => answer(),
        publish: async () => {
          const published = answer();
          server.published += 1;
          return published;
        },
      }),
  };
}

const onlyPictures: Pick<OwnListing, 'state' | 'unpublished'> = { state: 'active', unpublished: ['pictures'] };

test('pictures that arrive later are published, and the car is followed no longer than that', async () => {
  const { server, kept, show, open } = browser(onlyPictures);
  const arrivals = open();
  show([picture('1', 'done'), picture('2', 'uploading'), picture('3', 'uploading')]);
  arrivals.follow('a')(ids);
  expect(server.published).toBe(0);
  show([picture('1', 'done'), picture('2', 'done'), picture('3', 'uploading')]);
  await vi.waitFor(() => expect(server.published).toBe(1));
  show([picture('1', 'done'), picture('2', 'done'), picture('3', 'done')]);
  await vi.waitFor(() => expect(kept.read()).toEqual([]));
  expect(server.published).toBe(2);
  show([picture('4', 'done')]);
  await Promise.resolve();
  expect(server.published).toBe(2);
});

test('a car whose pictures are all there is not followed', () => {
  const { kept, show, open } = browser(onlyPictures);
  show([picture('1', 'done')]);
  open().follow('a')(ids);
  expect(kept.read()).toBeUndefined();
});

test('a picture that arrives while the car goes online follows it too', async () => {
  const { server, show, open } = browser(onlyPictures);
  const arrivals = open();
  show([picture('1', 'uploading')]);
  const follow = arrivals.follow('a');
  show([picture('1', 'done')]);
  follow(ids);
  await vi.waitFor(() => expect(server.published).toBe(1));
});

test('what somebody else left unpublished, or took down, stays so', async () => {
  for (const online of [
    { state: 'active', unpublished: ['pictures', 'priceEur'] },
    { state: 'withdrawn', unpublished: ['pictures'] },
  ] satisfies Pick<OwnListing, 'state' | 'unpublished'>[]) {
    const { server, kept, show, open } = browser(online);
    const arrivals = open();
    show([picture('1', 'uploading')]);
    arrivals.follow('a')(ids);
    await Promise.resolve();
    show([picture('1', 'done')]);
    await vi.waitFor(() => expect(kept.read()).toEqual([]));
    expect(server.published).toBe(0);
  }
});

test('a reload and a lost connection only delay it', async () => {
  const { server, kept, show, open } = browser(onlyPictures);
  const first = open();
  show([picture('1', 'uploading')]);
  first.follow('a')(ids);
  first.stop();
  server.isReachable = false;
  show([picture('1', 'done')]);
  open();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(kept.read()).toEqual([car]);
  server.isReachable = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(kept.read()).toEqual([]));
  expect(server.published).toBe(1);
});
