import { stops } from '../../ordinary.ts';
import type { Match, Reading } from '../../reading.ts';
import { keyMap, keySet, longestRun, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { limitWords } from '../../words/number-words.ts';
import { towingWords, weightUnits } from '../../words/towing-words.ts';

const towing = keySet(towingWords);
const weights = keySet(weightUnits);
const limits = keyMap(limitWords);

/** "2000 kg Anhängelast", "ziehen bis 1,8 t": listings know no weight, so a tow bar is what comes near to it. */
export function towingRule({ tokens }: Reading, at: number): Match | undefined {
  const before = longestRun(tokens, at, towing);
  const weight = weightAt(tokens, before?.end ?? at);
  if (weight === undefined) return undefined;
  const after = longestRun(tokens, skipFiller(tokens, weight), towing);
  if (!before && !after) return undefined;
  return { end: after?.end ?? weight, wish: { filters: { equipment: ['tow-bar'] }, saidBy: [] } };
}

/** The token after a weight, which a limit may open. */
function weightAt(tokens: Token[], at: number): number | undefined {
  const start = skipFiller(tokens, skipSigns(tokens, at, ',:'));
  const limit = longestRun(tokens, start, limits);
  const number = limit ? skipFiller(tokens, skipSigns(tokens, limit.end, '.:')) : start;
  if (tokens[number]?.kind !== 'number') return undefined;
  return longestRun(tokens, skipSigns(tokens, number + 1, '-'), weights)?.end;
}

function skipFiller(tokens: Token[], at: number): number {
  const word = tokens[at];
  return word?.kind === 'word' && stops.has(word.fold) && !limits.has(word.fold) ? at + 1 : at;
}
