import { keySet, longestRun, type Run, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import {
  type LimitKind,
  rangeConjunctions,
  rangeConnectors,
  type Topic,
  topicUnits,
} from '../../words/number-words.ts';
import { type Amount, amountAt } from './amount.ts';
import { limits, type Opening } from './opening.ts';

const connectors = keySet(rangeConnectors);
const conjunctions = keySet([...rangeConjunctions, ...rangeConnectors]);
/** What nobody means with both ends of one range. */
const maxPairRatio = 20;
const pairLinks = keySet(['aber', 'und', 'but', 'and', 'jedoch', 'sowie', 'bzw', 'dafür']);
export const opposite: Record<LimitKind, LimitKind> = {
  upper: 'lower',
  lower: 'upper',
  younger: 'older',
  older: 'younger',
  around: 'around',
};

/** A number, or two of one range. */
export interface Amounts {
  first: Amount;
  second?: Amount;
  end: number;
}

/** One number; a unit that its topic is not measured in begins what follows: "Preis max 9.500 Kilometer max 130.000". */
export function aloneAt(tokens: Token[], { end, topic, isBetween }: Opening): Amounts | undefined {
  const first = isBetween ? undefined : amountAt(tokens, end);
  if (!first) return undefined;
  if (!first.unit || !topic || !topicUnits[topic] || isMeasuredIn(topic, first)) return { first, end: first.end };
  const { unit: _, ...bare } = first;
  return { first: { ...bare, end: first.numberEnd }, end: first.numberEnd };
}

export function rangeAt(tokens: Token[], { end, limit, opensRange, isBetween }: Opening): Amounts | undefined {
  const first = amountAt(tokens, end);
  if (!first) return undefined;
  if (limit && limit !== 'around' && !opensRange) return pairAt(tokens, first, limit);
  const link = longestRun(tokens, first.end, isBetween ? conjunctions : connectors) ?? slashAt(tokens, first.end);
  const second = link && amountAt(tokens, skipAround(tokens, link.end));
  const shared = second && share(first, second);
  return shared ? { first: shared, second, end: second.end } : limit && pairAt(tokens, first, limit);
}

/** "mindestens 140, aber höchstens 170 PS": each end has its word, and the unit is said once. */
function pairAt(tokens: Token[], first: Amount, limit: LimitKind): Amounts | undefined {
  if (first.unit) return undefined;
  let start = skipSigns(tokens, first.end, ',');
  while (pairLinks.has(tokens[start]?.fold ?? '')) start += 1;
  const other = longestRun(tokens, start, limits);
  if (!other || other.item !== opposite[limit] || other.item === limit) return undefined;
  const second = amountAt(tokens, skipSigns(tokens, other.end, '.:'));
  const shared = second?.unit && share(first, second);
  const isNear = shared && Math.max(shared.value, second.value) <= maxPairRatio * Math.min(shared.value, second.value);
  return isNear ? { first: shared, second, end: second.end } : undefined;
}

function skipAround(tokens: Token[], at: number): number {
  const around = longestRun(tokens, at, limits);
  return around?.item === 'around' || around?.item === 'upper' ? skipSigns(tokens, around.end, '.') : at;
}

export function isMeasuredIn(topic: Topic, { unit }: Amount): boolean {
  return unit !== undefined && topicUnits[topic]?.includes(unit) === true;
}

/** "EZ 2020/2021". */
function slashAt(tokens: Token[], at: number): Run<true> | undefined {
  const [year, sign, other] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isYears = sign?.fold === '/' && year?.fold.length === 4 && other?.fold.length === 4;
  return isYears ? { end: at + 1, item: true } : undefined;
}

/** The first number of a range shares the unit and the thousands of the second: "10-15k", "100 bis 150 PS". */
function share(first: Amount, second: Amount): Amount | undefined {
  if (first.unit && second.unit && first.unit !== second.unit) return undefined;
  // "7 Sitzer bis 6000" and "ab 2020 bis 22.000" are two wishes.
  if (first.unit && !second.unit && (first.unit !== 'eur' || second.value < first.value)) return undefined;
  const isYear = !first.isGrouped && first.value > 1_900 && first.value < 2_100 && first.value % 500 !== 0;
  if (isYear && second.value >= 2_100) return undefined;
  const isRound = second.isGrouped && second.value % 500 === 0 && first.value * 1_000 <= second.value;
  // "10-15k", and "10 bis 15.000".
  const isScaled = (second.isScaled || isRound) && !first.isScaled && !first.unit && first.value < 1_000;
  const value = isScaled ? first.value * 1_000 : first.value;
  const unit = first.unit ?? second.unit;
  return { ...first, value, isScaled: isScaled || first.isScaled, ...(unit && { unit }) };
}
