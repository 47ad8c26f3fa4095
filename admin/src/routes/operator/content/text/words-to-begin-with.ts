import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { isSameText, textOf, type WrittenText } from './fields/front-matter.ts';

/** Words that were not saved yet, and the revision that they were written on. */
export interface KeptWords {
  text: WrittenText;
  revision: number;
}

/**
 * What stands in the fields at first: what this device has kept, or else what is stored. Kept words are saved on the revision that
 * they were written on: where somebody else has saved since, one is asked whose words count.
 */
export function wordsToBeginWith(
  draft: ContentDraft,
  left: KeptWords | undefined,
): KeptWords & { isRestored: boolean } {
  const stored = textOf(draft);
  if (left === undefined || isSameText(left.text, stored))
    return { text: stored, revision: draft.revision, isRestored: false };
  return { ...left, isRestored: true };
}
