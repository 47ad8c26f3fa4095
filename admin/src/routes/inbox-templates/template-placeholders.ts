import { placeholders } from '@kardan/contract/values/inbox';

interface TemplatePart {
  kind: 'text' | 'known' | 'unknown';
  text: string;
  at: number;
}

const known = new Set(Object.values(placeholders).flatMap(({ de, en }) => [`{${de}}`, `{${en}}`]));

/** A template in parts: its text, what is filled in, and braces that mean nothing to us. */
export function partsOf(body: string): TemplatePart[] {
  let at = 0;
  return body
    .split(/(\{[\p{L}\d-]{1,40}\})/u)
    .map((text, place): TemplatePart => {
      const begin = at;
      at += text.length;
      return { kind: place % 2 === 0 ? 'text' : known.has(text.toLowerCase()) ? 'known' : 'unknown', text, at: begin };
    })
    .filter(({ text }) => text !== '');
}

export function unknownPlaceholders(body: string): string[] {
  const unknown = partsOf(body).filter(({ kind }) => kind === 'unknown');
  return [...new Set(unknown.map(({ text }) => text))];
}

/** The text with a placeholder in place of what is selected, and where the cursor stands then. */
export function insertAt(
  { value, selectionStart, selectionEnd }: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  words: string,
): { text: string; cursor: number } {
  const before = value.slice(0, selectionStart);
  const gap = before === '' || /\s$|[({„“"]$/.test(before) ? '' : ' ';
  return { text: before + gap + words + value.slice(selectionEnd), cursor: (before + gap + words).length };
}
