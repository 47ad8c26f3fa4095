import { cacheTagPattern } from '@kardan/contract/cache-tags';
import { z } from 'zod';

interface JobDefinition {
  /** Ids only: a job reloads what it works on, so that it can run late, twice or out of order. */
  payload: z.ZodObject;
  /** Most jobs that one call of the handler gets. */
  batchSize: number;
  retry: {
    limit: number;
    /** Wait before the first retry; it doubles with each, with up to as much again at random. */
    firstDelaySeconds: number;
    longestDelaySeconds: number;
  };
  /** A batch that runs longer counts as failed. */
  timeLimitSeconds: number;
  /** How long a finished job stays visible. */
  keepFinishedSeconds: number;
}

/** Every job there is. A name here needs exactly one task in the worker, which otherwise refuses to start. */
export const jobCatalogue = {
  'index-listing': {
    payload: z.object({ listingId: z.int().positive() }),
    // 500 documents are about 1.5 MB: one comfortable bulk request.
    batchSize: 500,
    // 120 retries last about two hours: an outage of OpenSearch of that length heals itself, and at most a minute after
    // its end the index is current again.
    retry: { limit: 120, firstDelaySeconds: 1, longestDelaySeconds: 60 },
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
  'process-image': {
    payload: z.object({ uploadId: z.uuid() }),
    // Worked on side by side: decoding 50 megapixels takes up to 200 MB of memory and a core each.
    batchSize: 2,
    // An hour of the store being away heals itself.
    retry: { limit: 60, firstDelaySeconds: 1, longestDelaySeconds: 60 },
    timeLimitSeconds: 180,
    keepFinishedSeconds: 3600,
  },
  'purge-cache': {
    payload: z.object({
      tags: z.array(z.string().max(200).regex(cacheTagPattern)).min(1).max(100),
      /** Set for the second purge, for pages that were being made during the first. */
      stragglers: z.boolean().optional(),
    }),
    batchSize: 100,
    // As long as an index: a cache that cannot be reached for longer keeps pages for their own time.
    retry: { limit: 120, firstDelaySeconds: 1, longestDelaySeconds: 60 },
    timeLimitSeconds: 120,
    keepFinishedSeconds: 3600,
  },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobCatalogue;
export type JobPayload<N extends JobName> = z.output<(typeof jobCatalogue)[N]['payload']>;

export const jobNames = Object.keys(jobCatalogue) as JobName[];

/** Bulk work such as an import waits behind changes that somebody is watching. */
export const jobPriorities = { fresh: 10, bulk: 0 } as const;
export type JobPriority = keyof typeof jobPriorities;

/** Where jobs of every name end whose retries are used up. Nothing works on it; `pnpm jobs` shows and retries them. */
export const deadLetterQueue = 'dead-letter';
