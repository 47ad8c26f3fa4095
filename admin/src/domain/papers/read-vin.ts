import { vinTwins } from './look-alikes.ts';
import type { Doubt } from './paper-proposal.ts';
import type { ReadWord } from './read-text.ts';

const vinLength = 17;
/** The serial number of every maker of more than a few hundred cars a year ends with digits. */
const digitsAtEnd = 4;
/** Below it a letter is worse legible than those of a clean print; measured in decision 58. */
const legible = 0.9;

const neverInVin: Record<string, string> = { I: '1', O: '0', Q: '0', '|': '1', '!': '1', '§': '5', $: '5' };
const digitsOnly: Record<string, string> = { B: '8', S: '5', Z: '2', G: '6', D: '0', L: '1', T: '7' };

export interface ReadVin {
  vin: string;
  doubts: Doubt[];
  /** How many words of the line it takes. */
  words: number;
}

/** A vehicle identification number that begins with that word of the line; it may have been torn into several. */
export function readVin(line: readonly ReadWord[], start: number, maxWords: number): ReadVin | undefined {
  // The label is no part of it.
  if ((line[start]?.text.length ?? 0) < 3) return undefined;
  let text = '';
  const sureness: number[] = [];
  for (let index = start; index < Math.min(line.length, start + maxWords); index += 1) {
    const word = line[index] as ReadWord;
    [...word.text].forEach((sign, at) => {
      if (/[\s.,:;·_*'"()[\]-]/.test(sign)) return;
      text += neverInVin[sign.toUpperCase()] ?? sign.toUpperCase();
      sureness.push(word.sureness[at] ?? 1);
    });
    if (text.length === vinLength) return judged(text, sureness, index - start + 1);
  }
  return undefined;
}

function judged(text: string, sureness: readonly number[], words: number): ReadVin | undefined {
  const letters = [...text].map((letter, at) =>
    at >= vinLength - digitsAtEnd ? (digitsOnly[letter] ?? letter) : letter,
  );
  const vin = letters.join('');
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin) || vin.replace(/\D/g, '').length < 3 || !/[A-Z]/.test(vin)) return undefined;
  const doubts = letters.flatMap((letter, at): Doubt[] => {
    const twin = vinTwins[letter];
    const isDigit = at >= vinLength - digitsAtEnd;
    if ((sureness[at] ?? 1) >= legible || twin === undefined || (isDigit && /\D/.test(twin))) return [];
    return [{ at, choices: [letter, twin] }];
  });
  return { vin, doubts, words };
}
