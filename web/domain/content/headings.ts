import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import { plainText } from '@kardan/ui/markdown/markdown.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { readSiteText } from './read-site-text.ts';

export interface Heading {
  id: string;
  text: string;
}

/** The main headings of a text, in order, as a table of contents names them. */
export function headingsOf(blocks: readonly ContentBlock[], locale: Locale): Heading[] {
  return blocks
    .flatMap((block) => (block.kind === 'text' ? readSiteText(block.markdown, locale) : []))
    .flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [plainText(block.children)] : []))
    .map((text) => ({ id: headingId(text), text }));
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** What an address names a heading: its words in small letters. */
export function headingId(text: string): string {
  const words = text.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter);
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'abschnitt';
}
