import { foldWord } from '../../../kernel/fold-word.ts';

/** One spelling of a name or heading: no accents, capitals, spaces or signs. `Preis (€)` is `preis`, `CO₂` is `co2`. */
export function foldName(text: string): string {
  return foldWord(text.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}

/** The words of a text, folded each. */
export function foldedWords(text: string): string[] {
  return foldWord(text).match(/[a-z0-9]+/g) ?? [];
}
