import type { ContentKind } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Tx } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { loadPictures } from '../content-store.ts';
import { checkText } from '../text/check-text.ts';
import { ContentFault } from '../text/content-fault.ts';

export interface TextInput {
  frontMatter: Record<string, unknown>;
  bodyMarkdown: string;
}

/** A text as it is stored; refuses, naming the fault, what would not reach visitors whole. */
export async function checkedForSaving(
  tx: Tx,
  kind: ContentKind,
  language: Language,
  { frontMatter, bodyMarkdown }: TextInput,
) {
  const composing = { language, today: viennaDay(Date.now()), pictures: await loadPictures(tx) };
  try {
    const checked = checkText(kind, frontMatter, bodyMarkdown, composing);
    return { ...checked, bodyMarkdown };
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    throw new InvalidRequest([{ path: ['bodyMarkdown'], code: 'content-fault', message: error.message }]);
  }
}

/** The address of a text: what it says, or for a page its key. */
export function slugOf(frontMatter: object, key: string): string {
  return 'slug' in frontMatter ? String(frontMatter.slug) : key;
}
