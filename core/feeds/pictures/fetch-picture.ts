import type { Readable } from 'node:stream';
import { isPublic } from '@kardan/contract/configuration/is-public';
import { maxUploadBytes } from '@kardan/contract/values/image-sizes';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, MediaUnavailable, TooManyRequests } from '../../kernel/errors.ts';
import { type Guard, type GuardedAnswer, guardedRequest } from '../../kernel/guarded-request.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import type { Media } from '../../media/media.ts';
import { keepFile } from '../../media/uploads/keep-file.ts';
import { findArchivePictures } from '../sources/archive/find-archive-pictures.ts';
import type { ClaimedPicture } from './picture-queue-store.ts';
import type { PictureOutcome } from './retry-rules.ts';

export interface PictureServices {
  db: Database;
  media: Media;
  env: Pick<Env, 'SITE_ORIGIN' | 'SITE_NAME'>;
}

const guard = {
  timeoutMs: 60_000,
  maxBytes: maxUploadBytes,
  minBytesPerSecond: 1_000,
  maxRedirects: 5,
  // Pictures lie in the open web; half of it is still unencrypted.
  plainHttp: true,
} as const satisfies Omit<Guard, 'onlyPublic'>;

/** Answers that say something of the host, not of the one picture. */
const hostIsBusy = [429, 500, 502, 503, 504];

/** Asks for a picture and takes it into the store, where it becomes a picture as every uploaded one does. */
export async function fetchPicture(services: PictureServices, picture: ClaimedPicture): Promise<PictureOutcome> {
  if (picture.fileKey !== null) return takeFromArchive(services, picture, picture.fileKey);
  try {
    const answer = await ask(services, picture);
    if (answer.status !== 200) {
      answer.body.destroy();
      return outcomeOf(answer);
    }
    if (/^text\//.test(answer.headers.get('content-type') ?? '')) {
      answer.body.destroy();
      return { kind: 'failed', reason: 'no-picture' };
    }
    const [etag, lastModified] = [answer.headers.get('etag'), answer.headers.get('last-modified')];
    return await take(services, picture, answer.body, { etag, lastModified });
  } catch (error) {
    if (error instanceof Unreachable) return outcomeOfUnreachable(error);
    throw error;
  }
}

function ask({ env }: PictureServices, { source, contentHash, etag, lastModified }: ClaimedPicture) {
  const conditions = contentHash === null ? {} : { 'if-none-match': etag, 'if-modified-since': lastModified };
  const told = Object.entries(conditions).flatMap(([name, value]) =>
    value ? [[name, value] as [string, string]] : [],
  );
  const headers = [
    ['accept', 'image/jpeg, image/png, image/webp'],
    ['user-agent', `${env.SITE_NAME} pictures of feeds (+${env.SITE_ORIGIN})`],
    ...told,
  ] as [string, string][];
  return guardedRequest({ ...guard, onlyPublic: isPublic(env.SITE_ORIGIN) })(source, { headers });
}

function outcomeOf({ status, headers }: GuardedAnswer): PictureOutcome {
  if (status === 304) return { kind: 'same' };
  if (hostIsBusy.includes(status))
    return { kind: 'failed', reason: 'unreachable', host: { retryAfter: headers.get('retry-after') } };
  return { kind: 'failed', reason: status === 404 || status === 410 ? 'not-there' : 'unreachable' };
}

function outcomeOfUnreachable({ reason }: Unreachable): PictureOutcome {
  if (reason === 'refused') return { kind: 'given-up', reason: 'address-refused' };
  if (reason === 'too-large') return { kind: 'given-up', reason: 'too-large' };
  if (reason === 'redirected') return { kind: 'failed', reason: 'unreachable' };
  return { kind: 'failed', reason: 'unreachable', host: { retryAfter: null } };
}

async function takeFromArchive(
  services: PictureServices,
  picture: ClaimedPicture,
  fileKey: string,
): Promise<PictureOutcome> {
  const found = await findArchivePictures(services, fileKey, picture.source);
  const [first] = found;
  if (!first) return { kind: 'given-up', reason: 'not-there' };
  if (first.name !== picture.source) return { kind: 'expanded', sources: found.map(({ name }) => name) };
  if (first.bytes > maxUploadBytes) return { kind: 'given-up', reason: 'too-large' };
  return take(services, picture, await first.open(), { etag: null, lastModified: null });
}

async function take(
  services: PictureServices,
  { dealershipId }: ClaimedPicture,
  file: Readable,
  version: { etag: string | null; lastModified: string | null },
): Promise<PictureOutcome> {
  try {
    const { id } = await keepFile(services, { dealershipId, listingId: null, accountId: null, priority: 'bulk' }, file);
    return { kind: 'taken', uploadId: id, ...version };
  } catch (error) {
    if (error instanceof TooManyRequests) return { kind: 'postponed', seconds: error.retryAfterSeconds };
    if (error instanceof MediaUnavailable && error.cause instanceof Unreachable) throw error.cause;
    if (error instanceof Failure && error.code === 'malformed-body') return { kind: 'failed', reason: 'no-picture' };
    throw error;
  }
}
