import { isOpen, keyMap, keyOf, keySet, longestRun, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { monthWords, thousandWords, type Unit, unitWords } from '../../words/number-words.ts';
import { wordList } from '../../words/word-list.ts';

/** A number as people write it, with its unit if they do. */
export interface Amount {
  end: number;
  value: number;
  /** The month of a date like 04/2021; `value` is then the year. */
  month?: number;
  unit?: Unit;
  /** The token after the number without its unit. */
  numberEnd: number;
  /** Said in thousands: "15k", "80 tkm". */
  isScaled: boolean;
  /** Written with a thousands separator. */
  isGrouped: boolean;
  /** "l/100 km", "g/km". */
  isRate: boolean;
  /** "250+ PS". */
  isAtLeast?: true;
}

const units = keyMap(unitWords);
const thousands = keySet(thousandWords);
const months = new Map(monthWords.flatMap((names, i) => names.map((name) => [keyOf(name), i + 1] as const)));
/** A unit that already says thousands. */
const thousandUnits = new Map<string, Unit>([
  ['tkm', 'km'],
  ['tskm', 'km'],
  ['tsdkm', 'km'],
  ['kkm', 'km'],
  ['teur', 'eur'],
  ['teuro', 'eur'],
  ['keur', 'eur'],
]);
const least = { euro: 100 };
/** What is measured in these is no filter, but no price or year either: "2000 kg". */
const otherUnits = keySet(
  wordList(`
  kg, nm, zoll, mm, cm, m, kmh, inch, watt, volt, tonnen, tonne, stk, stück, uhr, minuten, stunden, sekunden, sek, mph, miles, meilen, mi,
  kilo, kilogramm, meter, zöller, grad
`),
);

/** The amount that starts at a token: a currency may stand before the number, thousands and unit behind it. */
export function amountAt(tokens: Token[], at: number): Amount | undefined {
  const date = dateAt(tokens, at);
  if (date) return date;
  const currency = units.get(tokens[at]?.fold ?? '') === 'eur';
  const number = tokens[currency ? at + 1 : at];
  if (number?.kind !== 'number') return undefined;
  if (currency && tokens[at]?.kind === 'word' && number.value < least.euro) return undefined;
  const after = (currency ? at + 1 : at) + 1;
  const plus = isPlus(tokens, after);
  const amount = unitAfter(tokens, plus ? after + 1 : after, number);
  if (plus && amount) return amount.unit ? { ...amount, isAtLeast: true } : unitAfter(tokens, after, number);
  return amount && currency && !amount.unit ? { ...amount, unit: 'eur' } : amount;
}

/** "250+ PS"; "Graz + 50 km" has a space before it. */
function isPlus(tokens: Token[], at: number): boolean {
  return tokens[at]?.fold === '+' && tokens[at]?.glued === true;
}

/** Whether the number at a token is an amount of something, and so no model and no postcode. */
export function isMeasured(tokens: Token[], at: number): boolean {
  const amount = amountAt(tokens, at);
  if (!amount) return tokens[at]?.kind === 'number';
  return amount.unit !== undefined || amount.isScaled || amount.month !== undefined;
}

function unitAfter(tokens: Token[], after: number, number: Token): Amount | undefined {
  const plain = {
    end: after,
    numberEnd: after,
    value: number.value,
    isScaled: false,
    isGrouped: number.grouped,
    isRate: false,
  };
  const dash = endOfDash(tokens, after);
  if (dash > after) {
    const currency = units.get(tokens[dash]?.fold ?? '') === 'eur' ? 1 : 0;
    return { ...plain, end: dash + currency, unit: 'eur' };
  }
  const joined = thousandUnits.get(tokens[after]?.fold ?? '');
  if (joined) return { ...plain, end: after + 1, value: number.value * 1_000, unit: joined, isScaled: true };
  // "3,5 t" is what a car weighs.
  const isWeight =
    tokens[after]?.fold === 't' && number.grouped && number.value < 100 && !units.has(tokens[after + 1]?.fold ?? '');
  if (isWeight) return undefined;
  const scaled = thousandsAfter(tokens, after);
  const value = scaled > after ? number.value * 1_000 : number.value;
  const start = scaled > after ? scaled : skipHyphen(tokens, after);
  const unit = longestRun(tokens, start, units);
  // "Superb 3 L&K" has no litres.
  if (unit?.item === 'l' && tokens[unit.end]?.fold === '&')
    return { ...plain, end: scaled, value, isScaled: scaled > after };
  // "Mazda 3 G120" weighs nothing.
  if (unit && tokens[unit.end]?.glued && tokens[unit.end]?.kind === 'number')
    return { ...plain, end: scaled, value, isScaled: scaled > after };
  if (!unit && otherUnits.has(tokens[start]?.fold ?? '')) return undefined;
  if (!unit) return { ...plain, end: scaled, value, isScaled: scaled > after };
  // Speed is no distance.
  const isSpeed = tokens[unit.end]?.fold === '/' && ['h', 'std', 'stunde'].includes(tokens[unit.end + 1]?.fold ?? '');
  if (unit.item === 'km' && isSpeed) return undefined;
  const end = endOfRate(tokens, unit.end, unit.item);
  return { ...plain, end, numberEnd: scaled, value, unit: unit.item, isScaled: scaled > after, isRate: end > unit.end };
}

/** "9.990,-" and "9.990,–": a price. */
function endOfDash(tokens: Token[], at: number): number {
  const [comma, dash] = [tokens[at], tokens[at + 1]];
  if (!comma?.glued || !dash?.glued || !',.'.includes(comma.fold) || !'-–—'.includes(dash.fold)) return at;
  return skipSigns(tokens, at + 2, '-–—');
}

/** A lonely "t" counts thousands only where it is glued to the number or a unit follows. */
function thousandsAfter(tokens: Token[], at: number): number {
  const token = tokens[at];
  if (token?.kind !== 'word' || !thousands.has(token.fold)) return at;
  const isClear = token.fold !== 't' || token.glued || units.has(tokens[at + 1]?.fold ?? '');
  const end = skipSigns(tokens, at + 1, '.');
  return isClear ? end : at;
}

function skipHyphen(tokens: Token[], at: number): number {
  const isHyphen = tokens[at]?.fold === '-' || tokens[at]?.fold === '.';
  return isHyphen && tokens[at]?.glued && tokens[at + 1]?.kind === 'word' ? at + 1 : at;
}

function endOfRate(tokens: Token[], at: number, unit: Unit): number {
  if (unit !== 'l' && unit !== 'g' && unit !== 'kwh') return at;
  const words = tokens.slice(at, at + 3).map(({ fold }) => fold);
  if (unit === 'g') return words[0] === '/' && words[1] === 'km' ? at + 2 : words[0] === 'co' ? at + 2 : at;
  const isPer = words[0] === '/' || words[0] === 'auf' || words[0] === 'pro' || words[0] === 'per';
  return isPer && words[1] === '100' ? at + (words[2] === 'km' ? 3 : 2) : at;
}

/** 04/2021, 4.2021, 15.4.2021, April 2021, 04/21. */
function dateAt(tokens: Token[], at: number): Amount | undefined {
  const token = tokens[at];
  const named = token?.kind === 'word' ? months.get(token.fold) : undefined;
  if (named !== undefined) return isYear(tokens[at + 1]) ? date(tokens, at + 1, named) : undefined;
  const isDay = token?.kind === 'number' && tokens[at + 1]?.fold === '.' && tokens[at + 2]?.glued;
  return monthAt(tokens, at) ?? (isDay && token.value <= 31 ? monthAt(tokens, at + 2) : undefined);
}

function monthAt(tokens: Token[], at: number): Amount | undefined {
  const [month, sign, year] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isMonth = month?.kind === 'number' && !month.grouped && month.value >= 1 && month.value <= 12;
  if (!isMonth || !sign?.glued || !'/.-'.includes(sign.fold) || !year?.glued) return undefined;
  const isShort = sign.fold === '/' && month.raw.length === 2 && /^\d\d$/.test(year.raw) && !isOpen(tokens, at + 3);
  return isYear(year) || isShort ? date(tokens, at + 2, month.value) : undefined;
}

function date(tokens: Token[], year: number, month: number): Amount {
  const value = tokens[year]?.value ?? 0;
  return { end: year + 1, numberEnd: year + 1, value, month, isScaled: false, isGrouped: false, isRate: false };
}

function isYear(token: Token | undefined): boolean {
  return token?.kind === 'number' && !token.grouped && token.value >= 1900 && token.value < 2100;
}
