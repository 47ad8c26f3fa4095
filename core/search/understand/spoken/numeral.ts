import { keyOf } from '../token-runs.ts';
import { hundreds, numeralLinks, numerals, thousands } from '../words/numerals.ts';

const values = new Map(
  Object.entries(numerals).flatMap(([value, names]) => names.map((name) => [keyOf(name), Number(value)] as const)),
);
const hundred = new RegExp(`^(.*?)(?:${hundreds.map(keyOf).join('|')})(.*)$`);
const thousand = new RegExp(`^(.*?)(?:${thousands.map(keyOf).join('|')})(.*)$`);
const linked = new RegExp(`^(.+?)(?:${numeralLinks.join('|')})$`);
const tens = [...values].filter(([, value]) => value >= 20);
const maxLength = 40;
const parts = [...values.keys(), ...[...hundreds, ...thousands].map(keyOf)].join('|');
const first = new RegExp(`^(?:${parts}|and|und)`);
const last = new RegExp(`(?:${parts})$`);

/** Most words are no part of a number, and are not taken apart. */
export const beginsNumeral = (word: string) => first.test(word);
export const endsNumeral = (word: string) => last.test(word);

/** What a number in words says: "zwölftausendfünfhundert", "fuchzehntausnd", "twentyfivethousand". */
export function numeralValue(word: string): number | undefined {
  if (word.length > maxLength) return undefined;
  const [, count, rest] = thousand.exec(word) ?? [];
  if (count === undefined || rest === undefined) return belowThousands(word);
  return sum(count === '' ? 1 : belowThousands(count), 1_000, rest === '' ? 0 : belowThousands(withoutLink(rest)));
}

/** "neunzehnhundertachtzig" is 1980. */
function belowThousands(word: string): number | undefined {
  const [, count, rest] = hundred.exec(word) ?? [];
  if (count === undefined || rest === undefined) return belowHundred(word);
  return sum(count === '' ? 1 : belowHundred(count), 100, rest === '' ? 0 : belowHundred(withoutLink(rest)));
}

function belowHundred(word: string): number | undefined {
  return values.get(word) ?? onesBefore(word) ?? englishTens(word);
}

/** "fünfundsiebzig", "fünfasiebzg". */
function onesBefore(word: string): number | undefined {
  for (const [name] of tens) {
    if (!word.endsWith(name)) continue;
    const [, ones] = linked.exec(word.slice(0, -name.length)) ?? [];
    const value = together(ones, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** "twentyfive". */
function englishTens(word: string): number | undefined {
  const cut = word.indexOf('ty') + 2;
  return cut > 2 ? together(word.slice(cut), word.slice(0, cut)) : undefined;
}

function together(ones = '', tens = ''): number | undefined {
  const [one, ten] = [values.get(ones), values.get(tens)];
  return one !== undefined && ten !== undefined && one < 10 && ten >= 20 ? ten + one : undefined;
}

function sum(count: number | undefined, times: number, rest: number | undefined): number | undefined {
  return count === undefined || rest === undefined ? undefined : count * times + rest;
}

function withoutLink(word: string): string {
  return word.replace(/^(und|and)/, '');
}
