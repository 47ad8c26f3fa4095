import type { Fuel } from '@kardan/contract/values/vehicle';
import { phraseBook } from '../../phrase-book.ts';
import type { Match, Reading } from '../../reading.ts';
import { isOpen, longestRun } from '../../token-runs.ts';
import { isMeasured } from '../quantities/amount.ts';

/** Makes round down and up: a 2.2 CDI has 2,143 cm³, a 2.0 TDI 1,968. */
const tolerance = { below: 100, above: 60 };
/** "X3 2.0d". */
const fuelLetters: Record<string, Fuel> = { d: 'diesel', i: 'petrol', td: 'diesel' };
const litres = { least: 0.6, most: 8.4 };

/** "2.0 TDI", "Fiat Punto 1.2": litres with one decimal behind a car or before the name of an engine. */
export function displacementAt({ tokens, vehicle }: Reading, at: number): Match | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^\d[.,]\d$/.test(token.raw)) return undefined;
  const letter = isOpen(tokens, at + 1) ? (tokens[at + 1]?.fold ?? '') : '';
  const named = phraseBook.get(letter)?.fuel;
  if (letter !== '' && !named && !(letter in fuelLetters)) return undefined;
  if (isMeasured(tokens, at) || token.value < litres.least || token.value > litres.most) return undefined;
  const fuel = fuelLetters[letter];
  const isNamed = longestRun(tokens, at + 1, phraseBook)?.item.fuel !== undefined;
  if (!vehicle && !isNamed) return undefined;
  const ccm = Math.round(token.value * 1_000);
  return {
    end: fuel ? at + 2 : at + 1,
    ...(fuel && { filters: { fuel: [fuel] } }),
    implied: { displacementCcm: { from: ccm - tolerance.below, to: ccm + tolerance.above } },
  };
}
