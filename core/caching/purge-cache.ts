import { cacheTagHeader } from '@kardan/contract/cache-tags';
import { type Database, inTransaction } from '../db/database.ts';
import type { Env } from '../env.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobPayload } from '../jobs/job-catalogue.ts';
import type { FailedPayload } from '../jobs/run-jobs.ts';
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
 * meanwhile have arrived. A cache that did not do so holds up no other: it gets jobs of its own, which are tried until it
 * does. Returns those of them that failed again.
 */
export async function purgeCache(
  { env, db }: { env: Env; db: Database },
  purges: readonly Purge[],
): Promise<FailedPayload<'purge-cache'>[]> {
  if (env.CACHE_PURGE_URLS.length === 0) return [];
  const failures = new Map<string, string>();
  await Promise.all(
    env.CACHE_PURGE_URLS.map(async (cache) => {
      const tags = tagsOf(purges.filter((purge) => isFor(purge, cache)));
      const reason = await purgeOne(cache, env, tags).catch((error: Error) => error.message);
      if (reason !== undefined) failures.set(cache, reason);
    }),
  );
  const forAll = purges.filter(({ cache }) => cache === undefined);
  const handedOver = [...failures.keys()].flatMap((cache) => inJobs(forAll, { cache, stragglers: true }));
  const again = forAll.filter(({ stragglers }) => !stragglers);
  await inTransaction(db, async (tx) => {
    await enqueue(tx, 'purge-cache', handedOver);
    await enqueue(tx, 'purge-cache', inJobs(again, { stragglers: true }), { delaySeconds: stragglersSeconds });
  });
  return purges.flatMap((payload) => {
    const reason = payload.cache === undefined ? undefined : failures.get(payload.cache);
    return reason === undefined ? [] : [{ payload, reason }];
  });
}

function isFor({ cache }: Purge, url: string): boolean {
  return cache === undefined || cache === url;
}

function inJobs(purges: readonly Purge[], more: Omit<Purge, 'tags'>): Purge[] {
  return chunk(tagsOf(purges), tagsPerRequest).map((tags) => ({ tags, ...more }));
}

function tagsOf(purges: readonly Purge[]): string[] {
  return [...new Set(purges.flatMap(({ tags }) => tags))];
}

async function purgeOne(url: string, env: Env, tags: string[]): Promise<undefined> {
  for (const some of chunk(tags, tagsPerRequest)) await purge(url, env, some);
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
