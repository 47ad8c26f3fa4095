import { foldWord } from '../../kernel/fold-word.ts';

/** A run of letters, a number, or a single sign, with where it stands in the text. */
export interface Token {
  kind: 'word' | 'number' | 'sign';
  /** The word as it is compared; of a number its digits. */
  fold: string;
  /** The token as typed, in lower case. */
  raw: string;
  from: number;
  to: number;
  /** No space stands before it. */
  glued: boolean;
  /** What a number says. */
  value: number;
  /** Written with a thousands separator or decimals: no year, postcode or name of a model. */
  grouped: boolean;
}

const letter = /[\p{L}\p{M}]/u;
const space = /[\s\u200b\ufeff]/u;
const isLetter = (char: string) => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || letter.test(char);
const isDigit = (char: string | undefined) => char !== undefined && char >= '0' && char <= '9';

/** Cuts a text into words, numbers and signs in one walk; nothing but spaces is left out. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let glued = false;
  while (at < text.length) {
    const char = String.fromCodePoint(text.codePointAt(at) as number);
    if (space.test(char)) {
      glued = false;
      at += char.length;
      continue;
    }
    const token = isDigit(char) ? numberAt(text, at) : isLetter(char) ? wordAt(text, at) : signAt(char, at);
    tokens.push({ ...token, glued });
    at = token.to;
    glued = true;
  }
  return tokens;
}

type Cut = Omit<Token, 'glued'>;

function signAt(char: string, from: number): Cut {
  return { kind: 'sign', fold: char, raw: char, from, to: from + char.length, value: 0, grouped: false };
}

function wordAt(text: string, from: number): Cut {
  let to = from;
  for (const char of text.slice(from)) {
    if (!isLetter(char)) break;
    to += char.length;
  }
  const raw = text.slice(from, to);
  return { kind: 'word', fold: foldWord(raw), raw: raw.toLowerCase(), from, to, value: 0, grouped: false };
}

/** Digits with thousands separators ("15.000", "15 000") and decimals ("1,9", "9.990,50"). */
function numberAt(text: string, from: number): Cut {
  let to = endOfDigits(text, from);
  let digits = text.slice(from, to);
  let grouped = false;
  while (digits.length <= 9 && (to - from <= 3 || grouped) && isThousands(text, to, digits)) {
    digits += text.slice(to + 1, to + 4);
    to += 4;
    grouped = true;
  }
  let value = Number(digits.slice(0, 12));
  const decimals = decimalsAt(text, to);
  if (decimals > 0 && to - from <= 12) {
    value = Number(`${digits.slice(0, 12)}.${text.slice(to + 1, to + 1 + decimals)}`);
    to += 1 + decimals;
    grouped = true;
  }
  return {
    kind: 'number',
    fold: text.slice(from, to).replace(/\D/g, ''),
    raw: text.slice(from, to),
    from,
    to,
    value,
    grouped,
  };
}

function endOfDigits(text: string, from: number): number {
  let to = from;
  while (isDigit(text[to])) to += 1;
  return to;
}

/** A space separates thousands only before round ones: "BMW 320 150 PS" holds two numbers. */
function isThousands(text: string, at: number, before: string): boolean {
  const separator = text[at] ?? '';
  if (!["'", '’', '.', ',', ' ', '\u00a0', '\u202f'].includes(separator)) return false;
  if (before === '0' || endOfDigits(text, at + 1) !== at + 4) return false;
  const group = text.slice(at + 1, at + 4);
  return ["'", '’', '.', ','].includes(separator) || group === '000' || (before.length === 2 && group.endsWith('00'));
}

function decimalsAt(text: string, at: number): number {
  if (text[at] !== '.' && text[at] !== ',') return 0;
  const end = endOfDigits(text, at + 1);
  const count = end - at - 1;
  // 01.04.2021 is a date.
  const isDate = text[end] === '.' && isDigit(text[end + 1]);
  return (count === 1 || count === 2) && !isDate ? count : 0;
}
