import { stops } from '../../ordinary.ts';
import type { Match, Reading } from '../../reading.ts';
import { keyMap, keySet, longestRun, type Run, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import {
  type LimitKind,
  limitWords,
  rangeConjunctions,
  rangeConnectors,
  rangeOpeners,
  type Topic,
  topicUnits,
  topicWords,
  trailingLimits,
  type Unit,
} from '../../words/number-words.ts';
import { negationWords } from '../../words/plain-words.ts';
import { type Amount, amountAt } from './amount.ts';
import type { Quantity } from './quantity.ts';
import { quantityFilters } from './quantity-filters.ts';

const limits = keyMap(limitWords);
const topics = keyMap(topicWords);
const trailing = keyMap(trailingLimits);
const openers = keySet(rangeOpeners);
const connectors = keySet(rangeConnectors);
const conjunctions = keySet([...rangeConjunctions, ...rangeConnectors]);
const between = keySet(['zwischen', 'between', 'irgendwo zwischen', 'so zwischen', 'zw']);
/** What nobody means with both ends of one range. */
const maxPairRatio = 20;
const pairLinks = keySet(['aber', 'und', 'but', 'and', 'jedoch', 'sowie', 'bzw', 'dafür']);
const emptyWords = keySet([
  'einem',
  'einer',
  'ein',
  'so',
  'knapp',
  'mit',
  'von',
  'a',
  'the',
  'nur',
  'gut',
  'dem',
  'der',
  'an',
  'haben',
  'etwas',
]);
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
const opposite: Record<LimitKind, LimitKind> = {
  upper: 'lower',
  lower: 'upper',
  younger: 'older',
  older: 'younger',
  around: 'around',
};

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
  if (warranties.has(tokens[at - 1]?.fold ?? '') && (limit !== undefined || isSpan)) return amount.end;
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
    !amountAt(tokens, after.end);
  if (isOwn) ({ end, item: limit } = after);
  const last = topic ? undefined : trailingTopic(tokens, end, first);
  if (last) ({ end, item: topic } = last);
  if (!limit && !topic && !first.unit && !second && first.month === undefined) return undefined;
  const quantity: Quantity = { first, ...(second && { second }), ...(limit && { limit }), ...(topic && { topic }) };
  const filters = quantityFilters(quantity, reading);
  return filters && { end, filters };
}

interface Opening {
  /** Where the number must start. */
  end: number;
  limit?: LimitKind;
  topic?: Topic;
  opensRange: boolean;
  isBetween: boolean;
}

/** Topic and limit before the number, in either order: "Baujahr ab", "ab Baujahr". */
function openingAt(tokens: Token[], at: number): Opening {
  const opening: Opening = { end: at, opensRange: true, isBetween: false };
  for (let turn = 0; turn < 4; turn += 1) {
    const { end } = opening;
    const opener = longestRun(tokens, end, between);
    const next = longestRun(tokens, end, limits);
    // "bis ca. 15.000", "höchstens bis 10.000": the second says no more.
    const isSame =
      next &&
      opening.limit &&
      (next.item === 'around' || next.item === opening.limit || opening.topic === 'inspection');
    if (isSame) opening.end = skipSigns(tokens, next.end, '.:');
    const limit = opening.limit ? undefined : next;
    if (isSame) continue;
    const topic = opening.topic || amountAt(tokens, end) ? undefined : longestRun(tokens, end, topics);
    if (opener) Object.assign(opening, { end: skipSigns(tokens, opener.end, '.'), isBetween: true });
    else if (limit && limit.end > (topic?.end ?? 0)) {
      opening.opensRange = longestRun(tokens, end, openers)?.end === limit.end;
      Object.assign(opening, { end: skipFiller(tokens, skipSigns(tokens, limit.end, '.:=-')), limit: limit.item });
    } else if (topic) {
      Object.assign(opening, { end: endOfTopic(tokens, topic), topic: topic.item });
    } else break;
  }
  return opening;
}

/** "bis zu einem Preis von 15.000": words between that say nothing. */
function skipFiller(tokens: Token[], at: number): number {
  let end = at;
  while (emptyWords.has(tokens[end]?.fold ?? '') && end < at + 2) end += 1;
  const isLed =
    end > at && (amountAt(tokens, end) || longestRun(tokens, end, topics) || longestRun(tokens, end, limits));
  return isLed ? end : at;
}

/** "Reichweite von mindestens", "Preis: bis": what stands between a topic and its number says nothing. */
function endOfTopic(tokens: Token[], { end }: Run<Topic>): number {
  const next = skipSigns(tokens, end, '.:-=');
  const word = tokens[next];
  const isFiller = word?.kind === 'word' && stops.has(word.fold) && !limits.has(word.fold);
  return isFiller && (amountAt(tokens, next + 1) || limits.has(tokens[next + 1]?.fold ?? '')) ? next + 1 : next;
}

interface Amounts {
  first: Amount;
  second?: Amount;
  end: number;
}

/** One number; a unit that its topic is not measured in begins what follows: "Preis max 9.500 Kilometer max 130.000". */
function aloneAt(tokens: Token[], { end, topic, isBetween }: Opening): Amounts | undefined {
  const first = isBetween ? undefined : amountAt(tokens, end);
  if (!first) return undefined;
  if (!first.unit || !topic || !topicUnits[topic] || isMeasuredIn(topic, first)) return { first, end: first.end };
  const { unit: _, ...bare } = first;
  return { first: { ...bare, end: first.numberEnd }, end: first.numberEnd };
}

function rangeAt(tokens: Token[], { end, limit, opensRange, isBetween }: Opening): Amounts | undefined {
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

function isMeasuredIn(topic: Topic, { unit }: Amount): boolean {
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

/** A topic behind the number, unless it is the next one's: "bis 10.000 Baujahr ab 2015", "500 km Reichweite unter 35k". */
function trailingTopic(tokens: Token[], at: number, amount: Amount): Run<Topic> | undefined {
  const topic = longestRun(tokens, at, topics);
  if (!topic) return undefined;
  const start = skipSigns(tokens, topic.end, '.:');
  const limit = longestRun(tokens, start, limits);
  const next = amountAt(tokens, limit ? skipSigns(tokens, limit.end, '.') : start);
  const isOwn = isMeasuredIn(topic.item, amount) && !(next && isMeasuredIn(topic.item, next));
  return !next || isOwn ? topic : undefined;
}
