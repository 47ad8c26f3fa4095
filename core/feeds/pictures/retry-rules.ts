import type { PictureFailure } from '@kardan/contract/values/feeds';

/** A host that is asked for pictures is asked for at most two at once, and ten a second. */
export const atOnceOfHost = 2;
export const paceMs = 100;

const minute = 60_000;
const hour = 60 * minute;
/** Systems publish a file before its pictures are up: five tries within some seven hours. */
const retryAfterMs = [minute, 10 * minute, hour, 6 * hour];
/** The number of the try after which a picture is given up. */
export const lastTry = retryAfterMs.length + 1;
const maxHostRestMs = hour;

/** When a picture that was tried so often is tried again; undefined when it is given up. */
export function nextTry(tries: number): number | undefined {
  return retryAfterMs[tries - 1];
}

/** How long a host rests that gave nothing so often in a row: what it asks for itself, within bounds. */
export function hostRest(failures: number, retryAfter: string | null, now = Date.now()): number {
  const seconds = Number(retryAfter);
  const asked =
    retryAfter === null ? Number.NaN : Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1_000;
  const rest = Number.isNaN(asked) ? 15_000 * 2 ** Math.min(failures, 10) : asked;
  return Math.min(Math.max(rest, paceMs), maxHostRestMs);
}

/** What became of asking for a picture. */
export type PictureOutcome =
  | { kind: 'taken'; uploadId: string; etag: string | null; lastModified: string | null }
  /** The name is what several names begin with. */
  | { kind: 'expanded'; sources: string[] }
  /** It is what it was. */
  | { kind: 'same' }
  /** Tried again later; `host` when it is the host that gives nothing, with what it says of when. */
  | { kind: 'failed'; reason: PictureFailure; host?: { retryAfter: string | null } }
  | { kind: 'given-up'; reason: PictureFailure }
  /** It was not its turn: the dealership has as many pictures waiting as it may. */
  | { kind: 'postponed'; seconds: number };
