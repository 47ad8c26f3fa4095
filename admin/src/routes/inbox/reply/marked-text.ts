/** A stretch of a reply: typed, filled in from the car or the buyer, or a placeholder that nothing was known for. */
export interface MarkedPart {
  kind: 'text' | 'filled' | 'missing';
  text: string;
  /** Where it begins. */
  at: number;
}

const placeholder = /\{[\p{L}\d-]{1,40}\}/u;

/** What of a text came out of a template, so far as it still stands there, and what is still to be replaced. */
export function markReply(text: string, filled: readonly string[]): MarkedPart[] {
  const known = [...new Set(filled)].filter((each) => each.trim() !== '').sort((a, b) => b.length - a.length);
  const pattern = new RegExp([placeholder.source, ...known.map(escaped)].join('|'), 'gu');
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index), at: end });
    parts.push({ kind: known.includes(match[0]) ? 'filled' : 'missing', text: match[0], at: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end), at: end });
  return parts;
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
}
