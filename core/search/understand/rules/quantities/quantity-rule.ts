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
} from '../../words/number-words.ts';
import { type Amount, amountAt } from './amount.ts';
import type { Quantity } from './quantity.ts';
import { quantityFilters } from './quantity-filters.ts';

const limits = keyMap(limitWords);
const topics = keyMap(topicWords);
const trailing = keyMap(trailingLimits);
const openers = keySet(rangeOpeners);
const connectors = keySet(rangeConnectors);
const conjunctions = keySet([...rangeConjunctions, ...rangeConnectors]);
const between = keySet(['zwischen', 'between']);
/** Said of a warranty or a rate, not of the car's age or price. */
const others = new Set(['garantie', 'warranty', 'laufzeit', 'monatlich', 'finanzierung', 'gewahrleistung']);

const warranties = new Set(['garantie', 'warranty', 'werksgarantie', 'neuwagengarantie', 'herstellergarantie']);

/** Numbers with a limit, a unit or a topic: "bis 15.000", "Bj 2016-2019", "mind. 500 km Reichweite", "150 PS". */
export function quantityRule(reading: Reading, at: number): Match | undefined {
  const opening = openingAt(reading.tokens, at);
  const until = warrantyEnd(reading.tokens, at, opening);
  if (until !== undefined) return { end: until, filters: { warranty: true } };
  return quantityAt(reading, opening, true) ?? quantityAt(reading, opening, false);
}

/** "Garantie bis 2027": no filter asks how long, and the year is not the car's. */
function warrantyEnd(tokens: Token[], at: number, { limit, topic, end }: Opening): number | undefined {
  const isWarranty = warranties.has(tokens[at - 1]?.fold ?? '') && limit !== undefined && topic === undefined;
  return isWarranty ? amountAt(tokens, end)?.end : undefined;
}

function quantityAt(reading: Reading, opening: Opening, asRange: boolean): Match | undefined {
  const { tokens } = reading;
  const amounts = asRange ? rangeAt(tokens, opening) : aloneAt(tokens, opening);
  if (!amounts || others.has(tokens[amounts.end]?.fold ?? '')) return undefined;
  const { first, second } = amounts;
  let { end } = amounts;
  let { limit, topic } = opening;
  const after = limit || second ? undefined : longestRun(tokens, end, trailing);
  if (after && !amountAt(tokens, after.end)) ({ end, item: limit } = after);
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
  for (let turn = 0; turn < 3; turn += 1) {
    const { end } = opening;
    const opener = longestRun(tokens, end, between);
    const limit = opening.limit ? undefined : longestRun(tokens, end, limits);
    const topic = opening.topic || amountAt(tokens, end) ? undefined : longestRun(tokens, end, topics);
    if (opener) Object.assign(opening, { end: opener.end, isBetween: true });
    else if (limit && limit.end > (topic?.end ?? 0)) {
      opening.opensRange = longestRun(tokens, end, openers)?.end === limit.end;
      Object.assign(opening, { end: skipSigns(tokens, limit.end, '.:='), limit: limit.item });
    } else if (topic) {
      Object.assign(opening, { end: endOfTopic(tokens, topic), topic: topic.item });
    } else break;
  }
  return opening;
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
  if (!first || (limit && !opensRange)) return undefined;
  const link = longestRun(tokens, first.end, isBetween ? conjunctions : connectors) ?? slashAt(tokens, first.end);
  const second = link && amountAt(tokens, link.end);
  const shared = second && share(first, second);
  return shared && { first: shared, second, end: second.end };
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
  const isScaled = second.isScaled && !first.isScaled && first.value < 1_000;
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
