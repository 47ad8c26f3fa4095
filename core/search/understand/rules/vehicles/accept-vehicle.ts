import type { Make, Model } from '../../names/vehicle-names.ts';
import type { Reading } from '../../reading.ts';
import { keyOf, type Run } from '../../token-runs.ts';
import { bmwEngines, mercedesEngines } from '../../words/engine-names.ts';
import { isMeasured } from '../quantities/amount.ts';

/** Makes that are words when written small. */
const shouted = new Set(['man', 'ac', 'ram', 'ds', 'mb']);
/** A number before one of these names an engine, not a model: "Mercedes 220 CDI". */
const engineWords = new Set([
  'd',
  'i',
  'cdi',
  'tdi',
  'e',
  'de',
  'td',
  'bluetec',
  'xd',
  'kompressor',
  'sdi',
  'ti',
  'ci',
]);
/** Engines have numbers that were models before the war: a BMW 328 of today is a 3er. */
const engineNumbers: Record<string, RegExp> = {
  bmw: new RegExp(`^[1-8](${Object.keys(bmwEngines).join('|')})$`),
  'mercedes-benz': new RegExp(`^(${Object.keys(mercedesEngines).join('|')})$`),
};
/** From here on a model is common enough to be a second wish beside another make's car. */
export const commonModel = 300;

/** A number is a model only where nothing makes it an amount, an engine or a year. */
export function acceptModel({ tokens, category, today }: Reading, at: number, isMakeKnown: boolean) {
  return (model: Model, end: number, key: string): boolean => {
    const next = tokens[end];
    const isOpen = next?.glued && next.kind !== 'sign';
    // "up!" is a car with its sign alone.
    if (!isMakeKnown && key.length < 3 && model.name.endsWith('!')) return next?.fold === '!' && next.glued;
    // "C220" is no C2.
    if (!/^\d+$/.test(key)) return !(isOpen && key.length < 3);
    if (isEngineNumber(model, key) && category !== 'old-timer') return false;
    if (isOpen || tokens[at]?.grouped || isMeasured(tokens, at) || engineWords.has(next?.fold ?? '')) return false;
    const isYear = Number(key) >= 1900 && Number(key) <= Number(today.slice(0, 4)) + 1;
    return !isYear || (isMakeKnown && model.popularity >= commonModel);
  };
}

function isEngineNumber({ make, popularity }: Model, key: string): boolean {
  return popularity < 10 && engineNumbers[make.vehicle]?.test(key) === true;
}

/**
 * Right behind a car of another make a name may be that car's trim: the B8 of a Passat is no Alpina, the Cupra of a Seat
 * Leon no make, for that make has a Leon too. Beside a model an all but unknown one is an engine: the 8V of a Punto.
 */
export function isTrimOf({ vehicle }: Reading, at: number, { item }: Run<Model>): boolean {
  if (vehicle?.model && item.popularity < 1) return true;
  if (vehicle?.end !== at || vehicle.make === item.make) return false;
  return item.popularity < commonModel || keyOf(item.name).length < 3;
}

export function isMakeWritten({ text, tokens, vehicle }: Reading, at: number, end: number, make: Make): boolean {
  const model = vehicle?.end === at && vehicle.make !== make ? vehicle.model : undefined;
  if (model && make.models.has(keyOf(model.name))) return false;
  const token = tokens[at];
  if (!token || end > at + 1 || !shouted.has(token.fold)) return true;
  const typed = text.slice(token.from, token.to);
  return typed === typed.toUpperCase();
}
