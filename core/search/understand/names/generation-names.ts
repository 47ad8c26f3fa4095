import type { NamedGeneration } from '../../../vehicles/list-generations.ts';
import { phraseBook } from '../phrase-book.ts';
import { keyOf } from '../token-runs.ts';

/** The years a generation was built. */
export interface Generation {
  from: number;
  to?: number;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi'];
/** After so many years without the model its generations are counted from one again: the Octavia of 1996 is the first. */
const gapYears = 10;
const maxCodeLength = 5;

/** A letter and a digit at least: "E46", "B8", "8V", "W205". Letters alone are words. */
export function isCode(key: string): boolean {
  return /[a-z]/.test(key) && /\d/.test(key) && key.length >= 3;
}

/** Generations by what they are called: by number ("7", "VII"), by letter ("H") and by code ("E90"). */
export function nameGenerations(modelName: string, generations: NamedGeneration[]): Map<string, Generation> {
  const names = new Map<string, Generation>();
  const built = generations.filter(({ name, builtFrom }) => builtFrom !== null && !name.includes('('));
  let count = 0;
  let last: number | undefined;
  for (const { name, builtFrom, builtTo } of built) {
    const generation: Generation = { from: builtFrom as number, ...(builtTo !== null && { to: builtTo }) };
    count = last !== undefined && generation.from - last > gapYears ? 1 : count + 1;
    last = generation.to ?? generation.from;
    const keys = codesIn(name.replace(`${modelName} `, ''));
    const roman = romans.indexOf(keys[0] ?? '');
    const number = roman >= 0 ? roman + 1 : count;
    for (const key of [...keys, String(number), romans[number - 1] ?? '']) if (key !== '') names.set(key, generation);
  }
  // The only generation needs no number: "Adam 1" is no wish, and "S" behind a car a trim.
  return built.length > 1 ? names : new Map([...names].filter(([key]) => isCode(key)));
}

/** Porsche's are numbers ("997"); what else is one says the length of a Defender. */
function isOtherNumber(key: string): boolean {
  return /^\d+$/.test(key) && !/^9\d\d$/.test(key);
}

function codesIn(name: string): string[] {
  return name
    .split(/[/,]/)
    .map((part) => keyOf(part.replace(/^Typ /, '')))
    .filter((key) => key !== '' && key.length <= maxCodeLength && !phraseBook.has(key) && !isOtherNumber(key));
}
