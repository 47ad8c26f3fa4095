import { stops } from '../../ordinary.ts';
import type { Match, Reading } from '../../reading.ts';
import { keyMap, keySet, longestRun, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { limitWords } from '../../words/number-words.ts';
import { depositOpeners, monthlyEnds, rateOpeners, yearlyEnds } from '../../words/rate-words.ts';
import { type Amount, amountAt } from './amount.ts';

const openers = keySet(rateOpeners);
const deposits = keySet(depositOpeners);
const limits = keyMap(limitWords);
const monthly = keySet(monthlyEnds);
const yearly = keySet(yearlyEnds);
/** More is borrowed, not paid by the month. */
const maxRateEur = 2_500;
const maxWordsBefore = 4;

/** "um 200 im Monat", "Leasing bis 250 €", "20.000 km im Jahr": told as a whole, for no filter says it. */
export function rateRule({ tokens }: Reading, at: number): Match | undefined {
  const opener = longestRun(tokens, at, openers);
  const deposit = longestRun(tokens, at, deposits);
  const amount = amountBehind(tokens, (deposit ?? opener)?.end ?? at);
  if (!amount) return undefined;
  const end = rateEnd(tokens, amount);
  if (end !== undefined) return { end, isText: true };
  const isMoney = amount.unit === undefined || amount.unit === 'eur';
  const isRate = deposit !== undefined || (opener !== undefined && amount.value <= maxRateEur);
  return isMoney && isRate && !isYear(amount) ? { end: amount.end, isText: true } : undefined;
}

/** The amount behind limits and filler: "Leasing um maximal 300", "Rate bis zu 200 €". */
function amountBehind(tokens: Token[], at: number): Amount | undefined {
  let start = at;
  for (let turn = 0; turn < maxWordsBefore; turn += 1) {
    const amount = amountAt(tokens, start);
    if (amount) return amount;
    const word = tokens[start];
    const limit = longestRun(tokens, start, limits);
    if (limit) start = skipSigns(tokens, limit.end, '.:');
    else if (word?.kind === 'word' && stops.has(word.fold) && turn < maxWordsBefore - 1) start += 1;
    else if (word?.fold === ':' || word?.fold === '.') start += 1;
    else return undefined;
  }
  return amountAt(tokens, start);
}

function rateEnd(tokens: Token[], { end, unit, value }: Amount): number | undefined {
  const start = skipSigns(tokens, end, '/.-,');
  const isMoney = unit === undefined || unit === 'eur';
  if (isMoney && value <= 10 * maxRateEur) {
    const month = longestRun(tokens, start, monthly);
    if (month) return skipSigns(tokens, month.end, '.');
  }
  return unit === 'km' || unit === undefined ? longestRun(tokens, start, yearly)?.end : undefined;
}

function isYear({ value, unit, month }: Amount): boolean {
  return month !== undefined || (unit === undefined && value >= 1_900 && value < 2_100);
}
