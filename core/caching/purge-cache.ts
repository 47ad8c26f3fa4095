import { cacheTagHeader } from '@kardan/contract/cache-tags';
import { type Database, inTransaction } from '../db/database.ts';
import type { Env } from '../env.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPayload } from '../jobs/job-catalogue.ts';
import { chunk } from '../kernel/chunk.ts';

type Purge = JobPayload<'purge-cache'>;

/** Keeps the header far below the 8 KB that caches take, with tags that hold the longest slugs. */
const tagsPerRequest = 40;
const timeoutMs = 5_000;
/**
 * A page that was being made while the change committed may hold what was before and reach the cache after the purge.
 * It is made by then: the API gives up on nearly every call sooner, and what is slower lives for its time.
 */
const stragglersSeconds = 10;

/**
 * Removes everything that carries one of the tags from every cache in front, and once more when pages that were being made
 * meanwhile have arrived. Fails unless all caches did so, to be tried again; without caches there is nothing to do.
 */
export async function purgeCache({ env, db }: { env: Env; db: Database }, purges: readonly Purge[]): Promise<void> {
  if (env.CACHE_PURGE_URLS.length === 0) return;
  const requests = chunk(tagsOf(purges), tagsPerRequest);
  for (const tags of requests) await Promise.all(env.CACHE_PURGE_URLS.map((url) => purge(url, env, tags)));
  const again = chunk(tagsOf(purges.filter(({ stragglers }) => !stragglers)), tagsPerRequest);
  const later = again.map((tags) => ({ tags, stragglers: true }));
  if (later.length === 0) return;
  await inTransaction(db, (tx) => enqueue(tx, 'purge-cache', later, { delaySeconds: stragglersSeconds }));
}

function tagsOf(purges: readonly Purge[]): string[] {
  return [...new Set(purges.flatMap(({ tags }) => tags))];
}

async function purge(url: string, { CACHE_PURGE_SECRET }: Env, tags: string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'PURGE',
    headers: { authorization: `Bearer ${CACHE_PURGE_SECRET}`, 'cache-tag': cacheTagHeader(tags) ?? '' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: Error) => {
    throw new Error(`The cache ${url} does not answer: ${cause.message}`, { cause });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The cache ${url} refused a purge with ${response.status}.`);
}
