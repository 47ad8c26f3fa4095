import { viennaDay } from '@kardan/contract/values/vienna-day';
import { announceContent } from '../../changes/announce-content.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { startOfViennaDay } from '../../kernel/start-of-vienna-day.ts';
import { noteUses } from '../checks/note-uses.ts';
import { loadPictures } from '../content-store.ts';
import {
  type ContentRow,
  insertContent,
  insertVersion,
  loadContentByKeyForChange,
  loadVersion,
  updateContent,
} from '../content-write-store.ts';
import { slugOf } from '../editing/checked-for-saving.ts';
import { releaseVersion } from '../editing/release-version.ts';
import type { CheckedText } from '../text/check-text.ts';
import { checkTextFile } from './check-text-file.ts';
import { readTextFiles, type TextFile } from './read-text-files.ts';

export interface SeededContent {
  added: number;
  changed: number;
  /** Files that differ from a text that was edited in the database: they are left where they are. */
  edited: string[];
}

/**
 * Brings the texts of the repository into the database, published: new ones, and newer versions of those that nobody has
 * edited there. Refuses all of them when one is wrong. Running it again changes nothing.
 */
export async function seedContent({ db }: { db: Database }, files?: TextFile[]): Promise<SeededContent> {
  const texts = files ?? (await readTextFiles());
  const composing = { today: viennaDay(Date.now()), pictures: await loadPictures(db) };
  const checked = texts.map((file) => ({ file, text: checkTextFile(file, composing) }));
  return inTransaction(db, async (tx) => {
    const counts: SeededContent = { added: 0, changed: 0, edited: [] };
    for (const { file, text } of checked) {
      const known = await loadContentByKeyForChange(tx, file.kind, file.key, file.language);
      if (!known) {
        await addText(tx, file, text);
        counts.added += 1;
      } else if (known.fileHash !== file.hash) {
        const newest = await loadVersion(tx, known.id, 'newest');
        if (newest?.source === 'editor') counts.edited.push(file.path);
        else {
          await changeText(tx, known, file, text);
          counts.changed += 1;
        }
      }
    }
    return counts;
  });
}

async function addText(tx: Tx, file: TextFile, text: CheckedText): Promise<void> {
  const { kind, key, language, hash } = file;
  const content = await insertContent(tx, { kind, key, language, slug: slugOf(text.frontMatter, key), fileHash: hash });
  const number = await insertVersion(tx, content, versionOf(file, text));
  await noteUses(tx, content.id, { ...text, bodyMarkdown: file.bodyMarkdown });
  const publishAt = new Date(startOfViennaDay(text.frontMatter.published, 0));
  // By the same steps as any other text.
  await updateContent(tx, content.id, { state: 'review' });
  await updateContent(tx, content.id, { state: 'published', publishAt, publicNumber: number });
  await announceContent(tx, content);
}

async function changeText(tx: Tx, known: ContentRow, file: TextFile, text: CheckedText): Promise<void> {
  const number = await insertVersion(tx, known, versionOf(file, text));
  await noteUses(tx, known.id, { ...text, bodyMarkdown: file.bodyMarkdown });
  const version = { number, frontMatter: text.frontMatter as never };
  await releaseVersion(tx, known, version, { fileHash: file.hash });
  await announceContent(tx, known);
}

function versionOf({ bodyMarkdown }: TextFile, { frontMatter, readingMinutes }: CheckedText) {
  return { frontMatter, readingMinutes, bodyMarkdown, source: 'file' as const };
}
