import type { ContentKind } from '@kardan/contract/values/content';
import { type Language, slug } from '@kardan/contract/values/identifiers';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { readCreditConditions } from '../../costs/conditions/read-credit-conditions.ts';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { loadPictures } from '../content-store.ts';
import { keepPictures } from '../pictures/picture-store.ts';
import { checkText } from '../text/check-text.ts';
import { ContentFault } from '../text/content-fault.ts';
import { usesOf } from '../text/text-uses.ts';

export interface TextInput {
  frontMatter: Record<string, unknown>;
  bodyMarkdown: string;
}

interface TextToSave {
  frontMatter: object;
  bodyMarkdown: string;
  readingMinutes: number;
  /** Why it would not reach visitors whole; it is kept, and not released. */
  fault: string | null;
}

const maxFaultLength = 500;

/**
 * A text as it is stored; its pictures are not removed meanwhile. Half a sentence is kept as it stands, with what keeps it from
 * going to review.
 */
export async function checkedForSaving(
  tx: Tx,
  kind: ContentKind,
  language: Language,
  { frontMatter, bodyMarkdown }: TextInput,
): Promise<TextToSave> {
  await keepPictures(tx, usesOf(frontMatter, bodyMarkdown).pictures);
  const composing = {
    language,
    today: viennaDay(Date.now()),
    pictures: await loadPictures(tx),
    credit: await readCreditConditions({ db: tx }),
  };
  try {
    const checked = checkText(kind, frontMatter, bodyMarkdown, composing);
    return { ...checked, bodyMarkdown, fault: null };
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    const kept = { title: '', lead: '', ...frontMatter };
    return { frontMatter: kept, bodyMarkdown, readingMinutes: 1, fault: error.message.slice(0, maxFaultLength) };
  }
}

/** Refuses a text with a fault, and says which: it would not reach visitors whole. */
export function requireWhole({ fault }: { fault: string | null }): void {
  if (fault !== null) throw new InvalidRequest([{ path: ['bodyMarkdown'], code: 'content-fault', message: fault }]);
}

/** The address of a text: what it says, or for a page, and as long as it says none, its key. */
export function slugOf(frontMatter: object, key: string): string {
  const given = 'slug' in frontMatter ? slug.min(3).max(80).safeParse(frontMatter.slug) : undefined;
  return given?.success ? given.data : key;
}
