import type { Metadata } from 'next';
import { texts } from '#lib/texts/texts.ts';

/** Head of a page that is not there: it never was, it is gone, or nobody can tell just now. */
export async function missingMetadata(why: 'unknown' | 'gone' | 'failed' = 'unknown'): Promise<Metadata> {
  const t = await texts('common');
  const titles = { unknown: 'notFound.title', gone: 'gone.title', failed: 'outage.title' } as const;
  return { title: t(titles[why]), robots: { index: false } };
}
