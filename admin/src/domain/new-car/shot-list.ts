import type { OwnPicture } from '@kardan/contract/calls/stock/own-listing';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { type Shot, shots } from '@kardan/contract/values/stock';
import type { QueuedPicture } from '../uploads/create-upload-queue.ts';

export type ShotState = 'done' | 'uploading' | 'failed' | 'refused' | 'next' | 'skipped' | 'missing';

export interface ShotTile {
  shot: Shot;
  state: ShotState;
  pictureUrl: string | null;
  /** 0 to 1, while uploading. */
  progress: number;
  /** When a failed one is tried again. */
  retryAt: number | null;
  /** The picture on its way. */
  queued: QueuedPicture | null;
  /** The picture that has arrived. */
  contentHash: string | null;
}

/** The list of shots as it stands: what is there, what is on its way, which one is next. */
export function shotList(
  queued: readonly QueuedPicture[],
  arrived: readonly Pick<OwnPicture, 'contentHash' | 'shot'>[],
  skipped: readonly Shot[],
  chosen: Shot | null,
): ShotTile[] {
  const tiles = shots.map((shot) => {
    // The one that was taken last counts.
    const own = queued.findLast((picture) => picture.shot === shot);
    const there = arrived.findLast((picture) => picture.shot === shot);
    return tileOf(shot, own ?? null, there?.contentHash ?? own?.contentHash ?? null, skipped.includes(shot));
  });
  const next = tiles.find(({ shot }) => shot === chosen) ?? tiles.find(({ state }) => state === 'missing');
  return tiles.map((tile) => (tile === next && tile.state === 'missing' ? { ...tile, state: 'next' } : tile));
}

/** The shot that the next picture is of; null when every one is there or left out. */
export function nextShot(tiles: readonly ShotTile[], chosen: Shot | null): Shot | null {
  return chosen ?? tiles.find(({ state }) => state === 'next')?.shot ?? null;
}

function tileOf(shot: Shot, queued: QueuedPicture | null, contentHash: string | null, isSkipped: boolean): ShotTile {
  const none = { shot, progress: 0, retryAt: null, queued, contentHash };
  if (queued && queued.state !== 'done') {
    const isRefused = queued.state === 'failed' && queued.retryAt === null;
    const state = isRefused ? 'refused' : queued.state === 'failed' ? 'failed' : 'uploading';
    const { progress, retryAt } = queued;
    return { ...none, state, pictureUrl: queued.previewUrl, progress, retryAt };
  }
  if (queued || contentHash !== null) {
    const pictureUrl = queued?.previewUrl ?? imagePath(contentHash ?? '', 256);
    return { ...none, state: 'done', progress: 1, pictureUrl };
  }
  return { ...none, state: isSkipped ? 'skipped' : 'missing', pictureUrl: null };
}
