import { type CheckedText, checkText } from '../text/check-text.ts';
import type { Composing } from '../text/compose-blocks.ts';
import { ContentFault } from '../text/content-fault.ts';
import type { TextFile } from './read-text-files.ts';

/** What a file says, checked as any text that is saved; a refusal names the file. */
export function checkTextFile(
  { kind, language, frontMatter, bodyMarkdown, path }: TextFile,
  { today, pictures }: Pick<Composing, 'today' | 'pictures'>,
): CheckedText {
  try {
    return checkText(kind, frontMatter, bodyMarkdown, { language, today, pictures });
  } catch (error) {
    throw error instanceof ContentFault ? new ContentFault(`${path}: ${error.message}`) : error;
  }
}
