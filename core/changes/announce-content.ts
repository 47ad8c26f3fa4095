import { contentListTag, contentTag, homeTag, sitemapTag } from '@kardan/contract/cache-tags';
import type { ContentKind } from '@kardan/contract/values/content';
import type { Tx } from '../db/database.ts';
import { secondsUntil } from '../db/seconds-until.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { enqueuePurge } from './enqueue-purge.ts';

interface ContentFacts {
  id: number;
  kind: ContentKind;
  key: string;
}

/** Has a text that visitors see in another way from now on removed from the caches in front, and the lists that show it. */
export async function announceContent(tx: Tx, { kind, key }: ContentFacts): Promise<void> {
  const shown = kind === 'article' ? [homeTag, sitemapTag] : [];
  await enqueuePurge(tx, [contentTag(kind, key), contentListTag(kind), ...shown]);
}

/** Has a scheduled text brought before visitors when its time has come. */
export async function announceScheduledContent(tx: Tx, { id }: ContentFacts, publishAt: Date): Promise<void> {
  await enqueue(tx, 'publish-content', [{ contentId: id }], { delaySeconds: await secondsUntil(tx, publishAt) });
}

/** Has the addresses of other sites that a text leads to looked at, once it is saved; those of all texts unless told. */
export async function announceContentLinks(tx: Tx, contentId?: number): Promise<void> {
  await enqueue(tx, 'check-content-links', [contentId === undefined ? {} : { contentId }], { priority: 'bulk' });
}
