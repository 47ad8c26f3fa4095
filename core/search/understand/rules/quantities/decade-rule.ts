import type { Match, Reading } from '../../reading.ts';
import { keyOf } from '../../token-runs.ts';

const named = new Map(
  [
    ['fünfziger', 50],
    ['sechziger', 60],
    ['siebziger', 70],
    ['achtziger', 80],
    ['neunziger', 90],
    ['nuller', 2000],
  ].map(([name, decade]) => [keyOf(String(name)), Number(decade)]),
);
const endings = new Set(['er', 'ern', 's']);
const years = new Set(['jahre', 'jahren', 'jahr', 'years', 'baujahr']);

/** "80er Jahre", "aus den Neunzigern", "from the 90s", "2000er". */
export function decadeRule({ tokens, today }: Reading, at: number): Match | undefined {
  const token = tokens[at];
  const ending = token?.kind === 'number' && tokens[at + 1]?.glued ? (tokens[at + 1]?.fold ?? '') : '';
  const isCounted = endings.has(ending) && token?.grouped === false && token.value % 10 === 0;
  const decade = isCounted ? token.value : named.get((token?.fold ?? '').replace(/n$/, ''));
  if (decade === undefined) return undefined;
  const from = decade >= 50 && decade < 100 ? 1_900 + decade : decade;
  const end = at + (isCounted ? 2 : 1);
  const isSpelt = years.has(tokens[end]?.fold ?? '');
  // "2010er" is a year's car.
  if (from < 1_920 || from > Number(today.slice(0, 4)) || (isCounted && decade === from && !isSpelt)) return undefined;
  return { end: isSpelt ? end + 1 : end, filters: { firstRegistration: { from: `${from}-01`, to: `${from + 9}-12` } } };
}
