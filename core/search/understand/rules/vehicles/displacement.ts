import { phraseBook } from '../../phrase-book.ts';
import type { Match, Reading } from '../../reading.ts';
import { isOpen, longestRun } from '../../token-runs.ts';
import { isMeasured } from '../quantities/amount.ts';

/** Makes round down and up: a 2.2 CDI has 2,143 cm³, a 2.0 TDI 1,968. */
const tolerance = { below: 100, above: 60 };
const litres = { least: 0.6, most: 8.4 };

/** "2.0 TDI", "Fiat Punto 1.2": litres with one decimal behind a car or before the name of an engine. */
export function displacementAt({ tokens, vehicle }: Reading, at: number): Match | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^\d[.,]\d$/.test(token.raw) || isOpen(tokens, at + 1)) return undefined;
  if (isMeasured(tokens, at) || token.value < litres.least || token.value > litres.most) return undefined;
  const isNamed = longestRun(tokens, at + 1, phraseBook)?.item.fuel !== undefined;
  if (!vehicle && !isNamed) return undefined;
  const ccm = Math.round(token.value * 1_000);
  return {
    end: at + 1,
    implied: { displacementCcm: { from: ccm - tolerance.below, to: ccm + tolerance.above } },
  };
}
