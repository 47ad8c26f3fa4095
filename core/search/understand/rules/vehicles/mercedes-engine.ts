import type { Reading } from '../../reading.ts';
import { keyOf } from '../../token-runs.ts';
import { mercedesClasses, mercedesEngines, mercedesFuels } from '../../words/engine-names.ts';
import { isMeasured } from '../quantities/amount.ts';
import type { EngineReader, EngineRun } from './engine-reader.ts';

const classes = Object.keys(mercedesClasses).join('|');
const numbers = Object.keys(mercedesEngines).join('|');
// Folded as words are: "Blue" has an umlaut for whoever compares.
const fuelOf = new Map(Object.entries(mercedesFuels).map(([letters, fuel]) => [keyOf(letters), fuel]));
const fuels = [...fuelOf.keys()].join('|');
/** "C 220 d", "E350", "ML 320 CDI"; without the class behind a car of the make: "GLC 300", "Mercedes 220 CDI". */
const pattern = new RegExp(`^(${classes})?(${numbers})(${fuels})?$`);
const vans = new Set(['vito', 'viano', 'sprinter', 'v']);
/** Numbers that only vans have. */
const vanNumber = /^(1[01]\d|119|124|31\d)$/;

export const mercedesEngine: EngineReader = (reading, run) => {
  const { vehicle } = reading;
  const [, name, number = '', letters] = pattern.exec(run.key) ?? [];
  const isMercedes = vehicle?.make.vehicle === 'mercedes-benz';
  if (!number || (vehicle && !isMercedes && vehicle.end === run.at)) return undefined;
  if (name === undefined && !(isMercedes && (letters !== undefined || vehicle.end === run.at))) return undefined;
  if (name !== undefined && !isWrittenAsClass(reading, run, { name, number, letters })) return undefined;
  if (letters === undefined && isMeasured(reading.tokens, run.end - 1)) return undefined;
  if (vanNumber.test(number) && !vans.has(name ?? vehicle?.model?.vehicle.split('/')[1] ?? '')) return undefined;
  const [from, to] = mercedesEngines[number] as readonly [number, number];
  const fuel = fuelOf.get(letters ?? '');
  const model = name && `mercedes-benz/${mercedesClasses[name]}`;
  const isElectric = name?.startsWith('eq') || vehicle?.model?.vehicle.startsWith('mercedes-benz/eq');
  return {
    filters: { ...(model && { vehicles: [model] }), ...(fuel && { fuel: [fuel] }) },
    implied: isElectric ? {} : { powerKw: { from, to } },
  };
};

/** "C220" and "C 220" are cars, "a 200" is half a sentence, and "e 63" without its make nothing. */
function isWrittenAsClass(
  { text, tokens, vehicle }: Reading,
  { at, isSpaced }: EngineRun,
  { name, number, letters }: { name: string; number: string; letters: string | undefined },
): boolean {
  if (vehicle?.make.vehicle === 'mercedes-benz' || name.length > 1) return true;
  const isClassGlued = tokens[at + 1]?.glued === true;
  if (isClassGlued || !isSpaced) return true;
  if (number.length < 3) return false;
  const isCapital = /^[A-Z]/.test(text.slice(tokens[at]?.from));
  return letters !== undefined || isCapital || name !== 'a';
}
