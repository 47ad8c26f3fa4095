import { type Placeholder, placeholders } from '@kardan/contract/values/inbox';

export interface FilledPart {
  kind: 'text' | 'filled' | 'missing' | 'unknown';
  text: string;
}

const byWord = new Map<string, Placeholder>(
  Object.entries(placeholders).flatMap(([placeholder, { de, en }]) => [
    [de, placeholder as Placeholder],
    [en, placeholder as Placeholder],
  ]),
);

/**
 * A template with its placeholders replaced, piece by piece, so that a page can show what was filled in and what is missing.
 * A value is never looked at again: what a buyer typed in braces stays text.
 */
export function fillTemplate(body: string, values: Partial<Record<Placeholder, string>>): FilledPart[] {
  return body
    .split(/(\{[\p{L}-]{1,40}\})/u)
    .filter((piece) => piece !== '')
    .map((piece) => partOf(piece, values));
}

function partOf(piece: string, values: Partial<Record<Placeholder, string>>): FilledPart {
  const word = /^\{(.+)\}$/u.exec(piece)?.[1];
  if (word === undefined) return { kind: 'text', text: piece };
  const placeholder = byWord.get(word.toLowerCase());
  if (!placeholder) return { kind: 'unknown', text: piece };
  const value = values[placeholder];
  return value ? { kind: 'filled', text: value } : { kind: 'missing', text: piece };
}
