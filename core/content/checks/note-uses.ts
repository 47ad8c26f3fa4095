import { announceContentLinks } from '../../changes/announce-content.ts';
import type { Tx } from '../../db/database.ts';
import { isExternal, type TextUses, usesOf } from '../text/text-uses.ts';
import { saveUses } from './use-store.ts';

interface Words {
  frontMatter: object;
  bodyMarkdown: string;
}

/** Notes what a text's newest version uses. */
export async function noteUses(tx: Tx, contentId: number, words: Words): Promise<TextUses> {
  const uses = usesOf(words.frontMatter as Record<string, unknown>, words.bodyMarkdown);
  await saveUses(tx, contentId, uses);
  return uses;
}

/** The same, and has the addresses that it leads to looked at: once it is saved, so that nobody waits for it. */
export async function noteAndCheckUses(tx: Tx, contentId: number, words: Words): Promise<void> {
  const { links } = await noteUses(tx, contentId, words);
  if (links.some(isExternal)) await announceContentLinks(tx, contentId);
}
