import type { Match, Reading } from '../../reading.ts';
import { keyMap, keySet, longestRun, type Run, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { type LimitKind, type Topic, trailingLimits, type Unit } from '../../words/number-words.ts';
import { negationWords } from '../../words/plain-words.ts';
import { type Amount, amountAt } from './amount.ts';
import { aloneAt, isMeasuredIn, opposite, rangeAt } from './amounts.ts';
import { limits, type Opening, openingAt, skipFiller, topics } from './opening.ts';
import type { Quantity } from './quantity.ts';
import { quantityFilters } from './quantity-filters.ts';

const trailing = keyMap(trailingLimits);
/** Said of a contract, not of the car's age or price. */
const others = new Set(['laufzeit', 'finanzierung', 'gewahrleistung']);

const warranties = keySet([
  'Garantie',
  'warranty',
  'Werksgarantie',
  'Neuwagengarantie',
  'Herstellergarantie',
  'guarantee',
]);
const negations = keySet(negationWords);
/** Of these "keine 100.000 km" and "keine fünf Jahre" are said. */
const countedUnits: (Unit | undefined)[] = ['km', 'eur', 'ps', 'kw', 'years', 'months'];
/** "kein Dreizylinder" has more of them. */
const countKeys = ['seats', 'doors', 'cylinders'] as const;
const sameEnd: Partial<Record<LimitKind, LimitKind>> = { younger: 'lower', older: 'upper' };
/** Numbers with a limit, a unit or a topic: "bis 15.000", "Bj 2016-2019", "mind. 500 km Reichweite", "150 PS". */
export function quantityRule(reading: Reading, at: number): Match | undefined {
  const opening = openingAt(reading.tokens, at);
  const until = warrantyEnd(reading.tokens, at, opening);
  if (until !== undefined) return { end: until, filters: { warranty: true } };
  return quantityAt(reading, opening, true) ?? quantityAt(reading, opening, false) ?? negatedAt(reading, at);
}

/** "Garantie bis 2027", "2 Jahre Garantie": no filter asks how long, and neither is said of the car's age. */
function warrantyEnd(tokens: Token[], at: number, { limit, topic, end }: Opening): number | undefined {
  const amount = topic === undefined ? amountAt(tokens, end) : undefined;
  if (!amount) return undefined;
  const isSpan = amount.unit === 'years' || amount.unit === 'months';
  // "Garantie noch 3 Jahre".
  const before = tokens[at - 1]?.fold === 'noch' ? tokens[at - 2] : tokens[at - 1];
  if (warranties.has(before?.fold ?? '') && (limit !== undefined || isSpan)) return amount.end;
  return isSpan ? longestRun(tokens, amount.end, warranties)?.end : undefined;
}

/** "kein Verbrauch über 6 Liter", "nicht mit mehr als 100.000 km", "keine 100.000 km": the other end is meant. */
function negatedAt(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const negation = longestRun(tokens, at, negations);
  if (!negation) return undefined;
  const opening = openingAt(tokens, skipFiller(tokens, negation.end));
  if (opening.limit) return quantityAt(reading, { ...opening, limit: opposite[opening.limit] }, false);
  const amount = opening.end === negation.end ? amountAt(tokens, opening.end) : undefined;
  const counted = amount && countKeys.find((key) => key === amount.unit);
  if (amount && counted) return { end: amount.end, filters: { [counted]: { from: amount.value + 1 } } };
  return amount && countedUnits.includes(amount.unit)
    ? quantityAt(reading, { ...opening, limit: 'upper' }, false)
    : undefined;
}

function quantityAt(reading: Reading, opening: Opening, asRange: boolean): Match | undefined {
  const { tokens } = reading;
  const amounts = asRange ? rangeAt(tokens, opening) : aloneAt(tokens, opening);
  if (!amounts || others.has(tokens[amounts.end]?.fold ?? '')) return undefined;
  const { first, second } = amounts;
  let { end } = amounts;
  let { limit, topic } = opening;
  if (first.isAtLeast) limit ??= 'lower';
  const after = second ? undefined : longestRun(tokens, end, trailing);
  const isOwn =
    after &&
    (limit === undefined || limit === after.item || limit === sameEnd[after.item]) &&
    !amountAt(tokens, skipSigns(tokens, after.end, '.'));
  if (isOwn) ({ end, item: limit } = after);
  const last = topic ? undefined : trailingTopic(tokens, end, first);
  if (last) ({ end, item: topic } = last);
  if (!limit && !topic && !first.unit && !second && first.month === undefined) return undefined;
  const quantity: Quantity = { first, ...(second && { second }), ...(limit && { limit }), ...(topic && { topic }) };
  const filters = quantityFilters(quantity, reading);
  return filters && { end, filters };
}

/** A topic behind the number, unless it is the next one's: "bis 10.000 Baujahr ab 2015", "500 km Reichweite unter 35k". */
function trailingTopic(tokens: Token[], at: number, amount: Amount): Run<Topic> | undefined {
  const topic = longestRun(tokens, at, topics);
  if (!topic) return undefined;
  const start = skipSigns(tokens, topic.end, '.:');
  const limit = longestRun(tokens, start, limits);
  const next = amountAt(tokens, limit ? skipSigns(tokens, limit.end, '.') : start);
  const isOwn = isMeasuredIn(topic.item, amount) && !(next && isMeasuredIn(topic.item, next));
  const isOthers = amount.unit !== undefined && !isMeasuredIn(topic.item, amount);
  return isOwn || (!next && !isOthers) ? topic : undefined;
}
