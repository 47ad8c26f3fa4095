import { availableParallelism } from 'node:os';
import { S3Client } from '@aws-sdk/client-s3';
import type { Env } from '../env.ts';
import { createFairQueue, type FairQueue } from '../kernel/fair-queue.ts';
import { createPictureCache, type PictureCache } from './derived/picture-cache.ts';

/** The store of pictures and what a process needs to deliver them. */
export interface Media {
  client: S3Client;
  bucket: string;
  /** Set by the first write: the bucket is there. */
  bucketReady: Promise<void> | undefined;
  /** Where derived pictures wait for their turn to be made. */
  derivations: FairQueue;
  derived: PictureCache;
}

type MediaOptions = Pick<Env, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET'>;

/**
 * A derivation holds one of Node's four worker threads, which also check tokens and look up names: at least one of them
 * stays free for that, however many cores there are.
 */
const derivationsAtOnce = Math.min(availableParallelism(), 3);

/**
 * A results page of new pictures is 80 derivations of about 50 ms; a browser waits for a picture rather than lack it. As
 * many may wait as two at a time are made within the longest wait: fewer would be refused while there was time for them.
 * A visitor may have three such pages waiting, and have seven of them made in a minute.
 */
const waiting = { waiting: 600, waitingEach: 240, eachMinute: 600, waitMs: 15_000 };

/** About two thousand pictures as result lists show them. */
const cachedBytes = 64 * 1024 * 1024;

/** Prepares the connection to the S3 store; nothing is sent yet. */
export function openMedia(options: MediaOptions): Media {
  const client = new S3Client({
    endpoint: options.S3_ENDPOINT,
    region: options.S3_REGION,
    credentials: { accessKeyId: options.S3_ACCESS_KEY, secretAccessKey: options.S3_SECRET_KEY },
    forcePathStyle: true,
    // Other stores than Amazon's do not all know the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: 15_000,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: 128 },
      httpsAgent: { maxSockets: 128 },
    },
  });
  return {
    client,
    bucket: options.S3_BUCKET,
    bucketReady: undefined,
    derivations: createFairQueue({ running: derivationsAtOnce, ...waiting }),
    derived: createPictureCache(cachedBytes),
  };
}
