import type { LinkedCar } from '@kardan/contract/calls/stock/upload-link';
import { ApiError } from '@kardan/contract/client/api-error';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  createUploadQueue,
  type QueuedPicture,
  type Uploader,
  type UploadQueue,
} from '#domain/uploads/create-upload-queue.ts';
import { linkOwner } from '#domain/uploads/picture-storage.ts';
import { uploadOf } from '#domain/uploads/upload-queue.ts';
import { api, apiThrough } from '#lib/api/api.ts';
import { fetchWithProgress } from '#lib/api/fetch-with-progress.ts';

const lookEveryMs = 5_000;

/** One for each link that this page was opened with. */
const queues = new Map<string, UploadQueue>();

export interface LinkedUploads {
  car: UseQueryResult<LinkedCar>;
  isGone: boolean;
  items: readonly QueuedPicture[];
  add: (files: Iterable<File>) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/**
 * The car of a link, with the pictures that this phone sends it; what waits survives a reload, and the link: the next one of
 * the same car takes it over.
 */
export function useLinkedUploads(token: string): LinkedUploads {
  const queue = queueOf(token);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const car = useQuery({
    queryKey: ['linked-car', token],
    queryFn: ({ signal }) => api.linkedCar({ body: { token }, signal }),
    refetchInterval: ({ state }) => (isGone(state.error) ? false : lookEveryMs),
  });
  const key = car.data?.key;
  useEffect(() => {
    if (key !== undefined) void queue.adopt(key);
  }, [queue, key]);
  return {
    car,
    isGone: isGone(car.error),
    items,
    // Nothing is chosen before the car is there.
    add: (files) => void queue.add({ dealershipId: 0, key: key ?? '' }, files, null),
    retry: queue.retry,
    remove: queue.remove,
  };
}

function queueOf(token: string): UploadQueue {
  const queue = queues.get(token) ?? createUploadQueue(linkOwner(token), { send: sendBy(token) });
  queues.set(token, queue);
  return queue;
}

function sendBy(token: string): Uploader['send'] {
  return async ({ shot, hash, blob }, onProgress) => {
    const body = new FormData();
    body.append('token', token);
    if (shot !== null) body.append('shot', shot);
    body.append('key', hash);
    body.append('image', blob, 'picture');
    return uploadOf(await apiThrough(fetchWithProgress(onProgress)).uploadByLink({ body }));
  };
}

/** Over, revoked, replaced, or never a link of ours. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'upload-link-gone' || error.code === 'invalid-request');
}
