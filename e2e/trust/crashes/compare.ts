import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { attachmentKey } from '@kardan/core/inquiries/replies/attachments/attachment-key';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { type JobName, scheduleOf } from '@kardan/core/jobs/job-catalogue';
import { chunk } from '@kardan/core/kernel/chunk';
import { findMissingPictures } from '@kardan/core/media/find-missing-pictures';
import { type Media, openMedia } from '@kardan/core/media/media';
import { hasObject } from '@kardan/core/media/objects';
import { compareIndex } from '@kardan/core/search/index/compare-index';
import type { CrashStack } from './crash-stack.ts';
import type { Journal } from './journal.ts';
import { mailDifferences } from './mails.ts';
import { carsOnOffer } from './read-through-cache.ts';
import type { Writing } from './writers/all-writers.ts';
import { articleAt } from './writers/content-writer.ts';
import type { Writer } from './writers/writer.ts';

export interface Tally {
  kind: string;
  acknowledged: number;
  resent: number;
  unknown: number;
  lost: string[];
  twice: string[];
  /** Then none of them can be found twice. */
  isOnceByName: boolean;
}

/** What of each kind was acknowledged and is not there, and what is there more often than somebody wanted it. */
export async function tallyOf(writer: Writer, journal: Journal): Promise<Tally> {
  const { acknowledged, unknown, resent } = journal.of(writer.kind);
  const stored = await writer.stored();
  return {
    kind: writer.kind,
    acknowledged: acknowledged.size,
    resent,
    unknown: unknown.size,
    lost: [...acknowledged].filter((mark) => !stored.get(mark)),
    twice: [...stored].filter(([, times]) => times > 1).map(([mark]) => mark),
    isOnceByName: writer.isOnceByName ?? false,
  };
}

/** Everything in which database, index, store, the cache before the API and mailboxes differ from each other or from what was promised. */
export async function findDifferences(stack: CrashStack, writing: Writing, journal: Journal): Promise<string[]> {
  const found: string[] = [...(await jobDifferences(stack))];
  // Nothing else is equal while jobs wait.
  if (found.length > 0) return found;
  for (const writer of writing.writers) {
    const { kind, lost, twice } = await tallyOf(writer, journal);
    found.push(...lost.map((mark) => `lost ${kind}: ${mark}`), ...twice.map((mark) => `twice ${kind}: ${mark}`));
    found.push(...((await writer.differences?.()) ?? []).map((text) => `${kind}: ${text}`));
  }
  found.push(...(await indexDifferences(stack)));
  found.push(...(await storeDifferences(stack)));
  found.push(...(await mailDifferences(stack)));
  found.push(...(await cacheDifferences(stack, writing)));
  return found;
}

export interface Waited {
  /** Of the last look, none if all is well. */
  differences: string[];
  /** When each kind of difference was seen last. */
  lastSeenAt: Map<string, number>;
}

/** Waits until nothing differs, or patience is at its end. */
export async function untilEqual(
  stack: CrashStack,
  writing: Writing,
  journal: Journal,
  timeoutMs: number,
): Promise<Waited> {
  const deadline = performance.now() + timeoutMs;
  const lastSeenAt = new Map<string, number>();
  for (;;) {
    const differences = await findDifferences(stack, writing, journal);
    const now = performance.now();
    for (const each of differences) lastSeenAt.set(each.split(':', 1)[0] ?? each, now);
    if (differences.length === 0 || now > deadline) return { differences, lastSeenAt };
    await sleep(500);
  }
}

/** Jobs that changes have caused and that are not done; those that the clock causes come and go. */
async function jobDifferences({ db }: CrashStack): Promise<string[]> {
  const queues = await inspectQueues(db);
  const open = queues.filter(({ name, queued, active, retry, failed, dead }) => {
    const isByClock = scheduleOf(name as JobName) !== undefined;
    return failed + dead > 0 || (!isByClock && queued + active + retry > 0);
  });
  return open.map(({ name, queued, active, retry, failed, dead }) =>
    [`jobs ${name}:`, `${queued} queued, ${active} active, ${retry} to be tried again, ${failed + dead} given up`].join(
      ' ',
    ),
  );
}

async function indexDifferences({ db, search }: CrashStack): Promise<string[]> {
  await search.client.indices.refresh({ index: search.readAlias });
  const { missing, superfluous, outdated } = await compareIndex({ db, search });
  const named = { missing, superfluous, outdated };
  return Object.entries(named).flatMap(([how, ids]) => ids.map((id) => `index: car ${id} is ${how}`));
}

/** Texts of tests name a picture of which there is no file. */
const pictureOfTexts = createHash('sha256').update('example').digest('hex');

/**
 * Pictures, files of feeds and attachments that are not there. What nobody names may lie there: a file whose sender or worker was killed before it was on record,
 * which is removed after a day (core/media/uploads/forget-lost-files.ts).
 */
async function storeDifferences({ db, store }: CrashStack): Promise<string[]> {
  const media = openMedia({ ...loadEnv(), ...store });
  try {
    const { missing } = await findMissingPictures({ db, media });
    return [
      ...missing.filter((hash) => hash !== pictureOfTexts).map((hash) => `store: picture ${hash} is missing`),
      ...(await missingFiles(db, media)),
    ];
  } finally {
    media.client.destroy();
  }
}

/** Files of feeds and of messages that are on record and not there. */
async function missingFiles(db: Database, media: Media): Promise<string[]> {
  // One that is still coming in has its row first.
  const files = await db.selectFrom('feedFile').select('key').where('bytes', '>', 0).execute();
  const attachments = await db.selectFrom('inquiryAttachment').select('id').where('isKept', '=', true).execute();
  const wanted = [
    ...files.map(({ key }) => ({ what: 'feed file', key })),
    ...attachments.map(({ id }) => ({ what: 'attachment', key: attachmentKey(id) })),
  ];
  const found: string[] = [];
  for (const some of chunk(wanted, 20)) {
    const areThere = await Promise.all(some.map(({ key }) => hasObject(media, key)));
    found.push(
      ...some.flatMap(({ what, key }, place) => (areThere[place] ? [] : [`store: ${what} ${key} is missing`])),
    );
  }
  return found;
}

/** What visitors see through the cache before the API is what the database says. */
async function cacheDifferences(stack: CrashStack, writing: Writing): Promise<string[]> {
  const { url } = stack.cache;
  const found: string[] = [];
  for (const { id, priceEur } of await carsOnOffer(stack, writing)) {
    const answer = await fetch(`${url}/api/v1/public/listing/${id}`);
    const shown = (await answer.json()) as { priceEur?: number };
    if (shown.priceEur !== priceEur) found.push(`cache: car ${id} costs ${shown.priceEur}, not ${priceEur}`);
  }
  for (const { slug, body } of writing.articles) {
    if ((await articleAt(url, slug)) !== body) found.push(`cache: ${slug} is not shown as it is`);
  }
  return found;
}
