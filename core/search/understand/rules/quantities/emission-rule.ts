import { emissionClasses } from '@kardan/contract/values/vehicle';
import type { Match, Reading } from '../../reading.ts';
import { keyMap, keySet, longestRun, skipSigns } from '../../token-runs.ts';
import { limitWords } from '../../words/number-words.ts';
import { emissionNames } from '../../words/option-words.ts';

const limits = keyMap(limitWords);
const openers = keySet([
  'euro',
  'eu',
  'abgasnorm euro',
  'euronorm',
  'schadstoffklasse',
  'abgasnorm',
  'schadstoffklasse euro',
]);
const names = new Map(Object.entries(emissionNames));

/** "Euro 6", "Euro 6d-TEMP", "mindestens Euro 5". */
export function emissionRule({ tokens }: Reading, at: number): Match | undefined {
  const limit = longestRun(tokens, at, limits);
  const opener = longestRun(tokens, limit ? skipSigns(tokens, limit.end, '.') : at, openers);
  const name = opener && longestRun(tokens, skipSigns(tokens, opener.end, '-'), names);
  const next = name && tokens[name.end];
  if (!name || (next?.glued && next.kind !== 'sign')) return undefined;
  const first = emissionClasses.indexOf(name.item[0] ?? 'euro-1');
  const last = emissionClasses.indexOf(name.item.at(-1) ?? 'euro-1');
  if (limit?.item === 'lower') return { end: name.end, filters: { emissionClass: emissionClasses.slice(first) } };
  if (limit?.item === 'upper') return { end: name.end, filters: { emissionClass: emissionClasses.slice(0, last + 1) } };
  return limit ? undefined : { end: name.end, filters: { emissionClass: [...name.item] } };
}
