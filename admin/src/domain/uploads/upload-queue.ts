import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import { imageRejections } from '@kardan/contract/values/image-rejections';
import type { Shot } from '@kardan/contract/values/stock';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { api, apiThrough } from '#lib/api/api.ts';
import { fetchWithProgress } from '#lib/api/fetch-with-progress.ts';
import { keptOnDevice } from '#lib/form/draft.ts';
import { session } from '#lib/session/current-session.ts';
import { currentLocale } from '#lib/texts/language.ts';
import {
  createUploadQueue,
  isPending,
  type QueuedPicture,
  type Upload,
  type UploadQueue,
} from './create-upload-queue.ts';
import type { CarReference, KeptPicture } from './picture-storage.ts';
import { createArrivals, type FollowedCar } from './publish-arrivals.ts';

/** Uploads of whoever is signed in. */
let current: Uploading | undefined;

interface Uploading {
  accountId: string;
  queue: UploadQueue;
  arrivals: ReturnType<typeof createArrivals>;
}

/** Cars that were created for their first picture, by key. */
const created = new Map<string, Promise<number>>();

/** Takes up what is still on its way, once it is known who is signed in; and again whenever somebody signs in. */
export function resumeUploads(): void {
  const resume = () => {
    const accountId = session.state() === 'signed-in' ? session.accountId() : undefined;
    if (accountId === undefined) return;
    if (current?.accountId === accountId) current.queue.retryAll();
    else uploadingOf(accountId);
  };
  session.subscribe(resume);
  resume();
}

/** How many pictures would be lost if this browser forgot them now. */
export function pendingUploads(): number {
  return current?.queue.pending() ?? 0;
}

/** How many of a car's pictures are not there yet and will be. */
export function pendingUploadsOf(key: string): number {
  return current?.queue.items().filter((item) => item.carKey === key && isPending(item)).length ?? 0;
}

/** The car is about to go online: its pictures that are still on their way follow it, wherever one goes meanwhile. */
export function followArrivals(key: string): (car: Omit<FollowedCar, 'key'>) => void {
  return uploadingOf(session.accountId() ?? '').arrivals.follow(key);
}

/** Nothing of the person who was signed in stays in this browser. */
export async function forgetUploads(): Promise<void> {
  const forgotten = current;
  current = undefined;
  created.clear();
  forgotten?.arrivals.stop();
  forgotten?.queue.stop();
  await forgotten?.queue.clear();
}

interface Uploads {
  items: QueuedPicture[];
  add: (files: Iterable<File>, shot?: Shot) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** How many are not there yet and will be. */
  pending: number;
}

/** A car's pictures on their way. Nothing is lost by leaving the page: they go on with the next one. */
export function useUploads({ dealershipId, key, listingId }: CarReference): Uploads {
  const { queue } = uploadingOf(session.accountId() ?? '');
  const all = useSyncExternalStore(queue.subscribe, queue.items);
  const items = useMemo(
    () => all.filter((item) => item.carKey === key || (listingId !== undefined && item.listingId === listingId)),
    [all, key, listingId],
  );
  const add = useCallback(
    (files: Iterable<File>, shot?: Shot) => {
      const car = { dealershipId, key, ...(listingId !== undefined && { listingId }) };
      void queue.add(car, files, shot ?? null);
    },
    [queue, dealershipId, key, listingId],
  );
  return { items, add, retry: queue.retry, remove: queue.remove, pending: items.filter(isPending).length };
}

function uploadingOf(accountId: string): Uploading {
  if (current?.accountId !== accountId) {
    current?.arrivals.stop();
    current?.queue.stop();
    const queue = createUploadQueue(`account ${accountId}`, { listingIdOf, send, look });
    const arrivals = createArrivals({
      queue,
      kept: keptOnDevice<FollowedCar[]>(`publish-arrivals:${accountId}`),
      load: (car) => api.ownListing({ params: paramsOf(car) }),
      publish: (car) => api.publishListing({ params: paramsOf(car) }),
    });
    current = { accountId, queue, arrivals };
  }
  return current;
}

function paramsOf({ dealershipId, listingId }: FollowedCar) {
  return { dealershipId: String(dealershipId), listingId: String(listingId) };
}

async function send(picture: KeptPicture & { hash: string }, onProgress: (share: number) => void): Promise<Upload> {
  const { car, shot, hash, blob } = picture;
  const body = new FormData();
  body.append('listingId', String(car.listingId));
  if (shot !== null) body.append('shot', shot);
  body.append('key', hash);
  body.append('image', blob, 'picture');
  const params = { dealershipId: String(car.dealershipId) };
  return uploadOf(await apiThrough(fetchWithProgress(onProgress)).uploadImage({ params, body }));
}

async function look({ car, uploadId }: KeptPicture & { uploadId: string }): Promise<Upload> {
  return uploadOf(await api.imageUpload({ params: { dealershipId: String(car.dealershipId), uploadId } }));
}

function listingIdOf({ dealershipId, key }: CarReference): Promise<number> {
  const known = created.get(key);
  if (known) return known;
  const params = { dealershipId: String(dealershipId) };
  const creation = api.createListing({ params, body: { key, fields: {} } }).then(({ id }) => id);
  created.set(key, creation);
  creation.catch(() => created.delete(key));
  return creation;
}

export function uploadOf({ id, state, image, rejection }: ImageUpload): Upload {
  const language = currentLocale() === 'en' ? 'en' : 'de';
  return {
    id,
    state,
    contentHash: image?.contentHash ?? null,
    rejection: rejection && imageRejections[rejection][language],
  };
}
