import type { ContentDifference } from '@kardan/contract/calls/operator/content';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadVersion } from '../content-write-store.ts';
import type { TextInput } from '../editing/checked-for-saving.ts';
import { wordsOf } from './read-revisions.ts';
import { textDifference } from './text-difference.ts';

/** What differs between two versions of a text. */
export async function compareVersions(
  { db }: { db: Database },
  actor: Actor,
  contentId: number,
  { from, to }: { from: number; to: number },
): Promise<ContentDifference> {
  requireEditor(actor);
  const [before, after] = await Promise.all([loadVersion(db, contentId, from), loadVersion(db, contentId, to)]);
  if (!before || !after) throw new NotFound('version');
  return differenceOf(wordsOf(before), wordsOf(after));
}

/** What differs between the newest version of a text and words that somebody has not saved. */
export async function compareUnsaved(
  { db }: { db: Database },
  actor: Actor,
  contentId: number,
  unsaved: TextInput,
): Promise<ContentDifference> {
  requireEditor(actor);
  const newest = await loadVersion(db, contentId, 'newest');
  if (!newest) throw new NotFound('content');
  return differenceOf(wordsOf(newest), unsaved);
}

function differenceOf(before: TextInput, after: TextInput): ContentDifference {
  const fields = [...new Set([...Object.keys(before.frontMatter), ...Object.keys(after.frontMatter)])];
  return {
    frontMatter: fields
      .map((field) => ({
        field,
        before: written(before.frontMatter[field]),
        after: written(after.frontMatter[field]),
      }))
      .filter((each) => each.before !== each.after),
    paragraphs: textDifference(before.bodyMarkdown, after.bodyMarkdown),
  };
}

/** Lists as the files write them; nothing and an empty word are the same. */
function written(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
