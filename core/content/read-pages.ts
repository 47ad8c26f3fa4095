import type { ContentPage, PressRelease, Testimonial } from '@kardan/contract/calls/content/pages';
import type { ContentKind } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { authorOf, composeHead, composingNow } from './compose-article.ts';
import {
  loadPublicHeads,
  loadPublicText,
  loadPublicTexts,
  loadTranslations,
  type PublicHead,
} from './content-store.ts';
import { type Composing, composeBlocks } from './text/compose-blocks.ts';

/** The public portal page or price list of that name. */
export function readPage(services: { db: Database }, language: Language, slug: string): Promise<ContentPage> {
  return readText(services, ['portal', 'price-list'], language, slug);
}

/** The public press release of that slug, also an earlier one. */
export function readPressRelease(services: { db: Database }, language: Language, slug: string): Promise<ContentPage> {
  return readText(services, ['press'], language, slug);
}

async function readText({ db }: { db: Database }, kinds: ContentKind[], language: Language, slug: string) {
  const row = await loadPublicText(db, kinds, language, slug);
  if (!row) throw new NotFound('page');
  return composePage(db, row);
}

/** A version of a page as visitors see it, whether or not it is public. */
export async function composePage(db: Database, row: PublicHead & { bodyMarkdown: string }): Promise<ContentPage> {
  const { language } = row;
  const [composing, translations] = await Promise.all([
    composingNow(db, language),
    loadTranslations(db, row.kind, row.key),
  ]);
  return { ...composeHead(row, composing), blocks: composeBlocks(row.bodyMarkdown, composing), translations };
}

/** Public press releases, newest first. */
export async function listPressReleases({ db }: { db: Database }, language: Language): Promise<PressRelease[]> {
  const [rows, composing] = await Promise.all([loadPublicHeads(db, 'press', language), composingNow(db, language)]);
  return rows.map((row) => composeRelease(row, composing));
}

export function composeRelease(row: PublicHead, composing: Composing): PressRelease {
  return { ...composeHead(row, composing), author: authorOf(row, composing.language) };
}

/** What customers say, newest first. */
export async function listTestimonials({ db }: { db: Database }, language: Language): Promise<Testimonial[]> {
  const [rows, composing] = await Promise.all([
    loadPublicTexts(db, 'testimonial', language),
    composingNow(db, language),
  ]);
  return rows.map((row) => composeTestimonial(row, composing));
}

export function composeTestimonial(row: PublicHead & { bodyMarkdown: string }, composing: Composing): Testimonial {
  const { key, title, lead, publishedAt } = composeHead(row, composing);
  return { key, title, lead, publishedAt, blocks: composeBlocks(row.bodyMarkdown, composing) };
}
