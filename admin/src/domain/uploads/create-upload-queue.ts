import { ApiError } from '@kardan/contract/client/api-error';
import type { Shot } from '@kardan/contract/values/stock';
import { type CarReference, type KeptPicture, pictureStorage } from './picture-storage.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface QueuedPicture {
  id: string;
  carKey: string;
  /** Its car on the server, once there is one. */
  listingId: number | null;
  shot: Shot | null;
  state: 'shrinking' | 'waiting' | 'uploading' | 'processing' | 'failed' | 'done';
  /** 0 to 1, while uploading. */
  progress: number;
  /** Object URL of the picture as it is in the browser. */
  previewUrl: string;
  /** When a failed one is tried again by itself; null when the API's no is final, or its link is over. */
  retryAt: number | null;
  /** The API's final no, in words. */
  rejection: string | null;
  /** What became of it. */
  contentHash: string | null;
}

export interface Upload {
  id: string;
  state: 'received' | 'ready' | 'rejected';
  contentHash: string | null;
  /** Why it became no picture, in words. */
  rejection: string | null;
}

/** How pictures reach the API. */
export interface Uploader {
  /** The car on the server, which is begun for its first picture. */
  listingIdOf?: (car: CarReference) => Promise<number>;
  send: (picture: KeptPicture & { hash: string }, onProgress: (share: number) => void) => Promise<Upload>;
  /** How far one is that has arrived; without it arriving is enough. */
  look?: (picture: KeptPicture & { uploadId: string }) => Promise<Upload>;
}

interface Entry {
  kept: KeptPicture;
  shown: QueuedPicture;
  attempts: number;
}

const maxInFlight = 3;
/** Asked for at the same time: the API makes pictures in their order, so that the first ones are the next. */
const maxLooking = 3;
const lookEveryMs = 1_500;
const retryAfterMs = (attempts: number) => Math.min(2_000 * 2 ** attempts, 60_000);

/**
 * Sends an owner's pictures, three at a time and in their order, until each is there or refused for good. Each is stored before
 * anything else happens to it, and forgotten only when the API has it: whatever ends in between is taken up again, and what
 * arrives twice is one upload, by its hash.
 */
export function createUploadQueue(owner: string, uploader: Uploader) {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const inFlight = new Set<string>();
  const looking = new Set<string>();
  let shown: readonly QueuedPicture[] = [];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    shown = [...entries.values()].map((entry) => entry.shown);
    for (const listener of listeners) listener();
  };
  const show = (entry: Entry, change: Partial<QueuedPicture>) => {
    entry.shown = { ...entry.shown, ...change };
    if (entries.has(entry.kept.id)) tell();
  };
  const keep = async (entry: Entry, change: Partial<KeptPicture>) => {
    entry.kept = { ...entry.kept, ...change };
    // Taken back meanwhile, or signed out: it must not come to life again.
    if (entries.has(entry.kept.id) && !isStopped) await pictureStorage.put(entry.kept).catch(() => undefined);
  };
  const isThere = ({ uploadId }: KeptPicture) => uploadId !== null && uploader.look !== undefined;
  const enter = (kept: KeptPicture) => {
    const state =
      kept.rejection !== null ? 'failed' : kept.hash === null ? 'shrinking' : isThere(kept) ? 'processing' : 'waiting';
    const { id, shot, rejection } = kept;
    entries.set(id, {
      kept,
      attempts: 0,
      shown: {
        id,
        carKey: kept.car.key,
        listingId: kept.car.listingId ?? null,
        shot,
        state,
        progress: 0,
        previewUrl: URL.createObjectURL(kept.blob),
        retryAt: null,
        rejection,
        contentHash: null,
      },
    });
  };

  /** Starts what may be started, and sets a clock for what is to be tried later. */
  const pump = () => {
    clearTimeout(timer);
    if (isStopped) return;
    const now = Date.now();
    const isDue = ({ shown: { state, retryAt } }: Entry) =>
      state === 'shrinking' || state === 'waiting' || (state === 'failed' && retryAt !== null && retryAt <= now);
    for (const entry of entries.values()) {
      if (inFlight.size >= maxInFlight) break;
      if (!inFlight.has(entry.kept.id) && isDue(entry)) void work(entry);
    }
    for (const entry of entries.values()) {
      if (looking.size >= maxLooking) break;
      if (entry.shown.state === 'processing' && !looking.has(entry.kept.id)) void follow(entry);
    }
    const retries = [...entries.values()].flatMap(({ shown: { retryAt } }) => (retryAt === null ? [] : [retryAt]));
    if (retries.length > 0) timer = setTimeout(pump, Math.max(100, Math.min(...retries) - now));
  };

  const work = async (entry: Entry) => {
    const { id } = entry.kept;
    inFlight.add(id);
    try {
      // Of several tabs one sends it; it is gone from the storage once that one has done so.
      const isOurs = await navigator.locks.request(`kardan-upload ${id}`, { ifAvailable: true }, async (lock) => {
        if (!lock) return false;
        await bringOver(entry);
        return true;
      });
      if (!isOurs && !(await pictureStorage.has(id))) finish(entry, null);
      else if (!isOurs) show(entry, { state: 'failed', retryAt: Date.now() + 3_000 });
    } catch (error) {
      await settleFailure(entry, error);
    } finally {
      inFlight.delete(id);
      pump();
    }
  };

  const bringOver = async (entry: Entry) => {
    if (entry.kept.hash === null) {
      show(entry, { state: 'shrinking', retryAt: null });
      const { blob, hash } = await shrinkPicture(entry.kept.blob);
      await keep(entry, { blob, hash });
      URL.revokeObjectURL(entry.shown.previewUrl);
      show(entry, { previewUrl: URL.createObjectURL(blob) });
    }
    if (isThere(entry.kept)) {
      // The API has the file: only what became of it is not known yet.
      show(entry, { state: 'processing', progress: 1, retryAt: null });
      return;
    }
    show(entry, { state: 'uploading', progress: 0, retryAt: null });
    const { car } = entry.kept;
    if (car.listingId === undefined && uploader.listingIdOf) {
      const listingId = await uploader.listingIdOf(car);
      await keep(entry, { car: { ...car, listingId } });
      show(entry, { listingId });
    }
    // Taken back meanwhile, or signed out.
    if (isStopped || !entries.has(entry.kept.id)) return;
    const sent = entry.kept as KeptPicture & { hash: string };
    const upload = await uploader.send(sent, (progress) => show(entry, { progress }));
    await keep(entry, { uploadId: upload.id });
    await settle(entry, upload);
  };

  const follow = async (entry: Entry) => {
    looking.add(entry.kept.id);
    try {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      const upload = isStopped ? undefined : await uploader.look?.(entry.kept as KeptPicture & { uploadId: string });
      if (upload) await settle(entry, upload);
    } catch (error) {
      await settleFailure(entry, error);
    } finally {
      looking.delete(entry.kept.id);
      pump();
    }
  };

  const settle = async (entry: Entry, upload: Upload) => {
    if (!entries.has(entry.kept.id)) return;
    if (upload.state === 'rejected') {
      await keep(entry, { rejection: upload.rejection });
      show(entry, { state: 'failed', rejection: upload.rejection });
    } else if (upload.state === 'received' && uploader.look) {
      show(entry, { state: 'processing', progress: 1 });
    } else {
      await pictureStorage.remove(entry.kept.id).catch(() => undefined);
      finish(entry, upload.contentHash);
    }
  };

  const finish = (entry: Entry, contentHash: string | null) =>
    show(entry, { state: 'done', progress: 1, retryAt: null, contentHash });

  const settleFailure = async (entry: Entry, error: unknown) => {
    if (error instanceof ApiError && error.code === 'upload-link-gone') {
      // No fault of the picture: it waits here for the next link of its car.
      show(entry, { state: 'failed', progress: 0, retryAt: null });
      return;
    }
    const isFinal = error instanceof ApiError && error.status !== undefined && finalStatuses.has(error.status);
    const rejection = isFinal ? (error.issues[0]?.message ?? error.message) : null;
    if (isFinal) await keep(entry, { rejection });
    const waitMs =
      error instanceof ApiError && error.retryAfterSeconds !== undefined
        ? error.retryAfterSeconds * 1_000
        : retryAfterMs(entry.attempts++);
    show(entry, { state: 'failed', rejection, retryAt: isFinal ? null : Date.now() + waitMs });
  };

  const retryAll = () => {
    for (const entry of entries.values()) if (entry.shown.retryAt !== null) show(entry, { retryAt: Date.now() });
    pump();
  };
  addEventListener('online', retryAll);

  const start = pictureStorage.of(owner).then(
    (kept) => {
      for (const picture of kept) if (!entries.has(picture.id)) enter(picture);
      tell();
      pump();
    },
    // A browser without storage still uploads, as long as the page is open.
    () => undefined,
  );

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    items: () => shown,
    /** Done once what an earlier visit left is in it. */
    ready: start,
    async add(car: CarReference, files: Iterable<Blob>, shot: Shot | null): Promise<void> {
      await start;
      const pictures = Array.from(
        files,
        (blob, position): KeptPicture => ({
          id: crypto.randomUUID(),
          owner,
          car,
          shot,
          blob,
          hash: null,
          uploadId: null,
          rejection: null,
          addedAt: Date.now() + position / 1_000,
        }),
      );
      for (const picture of pictures) enter(picture);
      tell();
      for (const picture of pictures) await pictureStorage.put(picture).catch(() => undefined);
      pump();
    },
    /** Takes over what other links of the car were given here and could not send any more. */
    async adopt(carKey: string): Promise<void> {
      await start;
      const left = await pictureStorage.ofLinks(carKey).catch(() => []);
      const adopted = left.filter(({ id }) => !entries.has(id)).map((picture) => ({ ...picture, owner }));
      await Promise.all(adopted.map((picture) => pictureStorage.put(picture).catch(() => undefined)));
      for (const picture of adopted) if (!entries.has(picture.id)) enter(picture);
      tell();
      pump();
    },
    retry(id: string): void {
      const entry = entries.get(id);
      if (!entry) return;
      entry.kept = { ...entry.kept, rejection: null };
      show(entry, { state: 'waiting', rejection: null, retryAt: null });
      pump();
    },
    remove(id: string): void {
      const entry = entries.get(id);
      if (!entry || !entries.delete(id)) return;
      URL.revokeObjectURL(entry.shown.previewUrl);
      void pictureStorage.remove(id).catch(() => undefined);
      tell();
    },
    /** How many are not there yet and will be. */
    pending: () => shown.filter(isPending).length,
    /** Tries at once what waits for its next try. */
    retryAll,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', retryAll);
    },
    /** Forgets everything, here and in the storage. */
    async clear(): Promise<void> {
      for (const { id } of shown) this.remove(id);
      for (const { id } of await pictureStorage.of(owner).catch(() => [])) await pictureStorage.remove(id);
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The API has understood it and will say the same again: not 401, 408, 429, which pass. */
const finalStatuses = new Set([400, 403, 404, 409, 410, 413, 415, 422]);

export function isPending({ state, retryAt }: QueuedPicture): boolean {
  return state !== 'done' && (state !== 'failed' || retryAt !== null);
}
