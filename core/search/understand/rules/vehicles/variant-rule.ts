import { phraseBook } from '../../phrase-book.ts';
import type { Match, Reading } from '../../reading.ts';
import { isInsideWord, isOpen, keyOf, longestRun } from '../../token-runs.ts';
import { wishBook } from '../../wish-book.ts';
import { type Trim, trims } from '../../words/trims.ts';
import { isTrimOf } from './accept-vehicle.ts';

type NamedTrim = Trim & { name: string };

const named = trims.flatMap((trim) => trim.names.map((name): NamedTrim => ({ ...trim, name })));
const byName = Map.groupBy(named, ({ name }) => keyOf(name));

/** A trim that no filter knows, searched for in the car's title: "GTI", "Octavia RS", "Mini Cooper S". */
export function variantRule(reading: Reading, at: number): Match | undefined {
  const { tokens, vehicle } = reading;
  if (isInsideWord(tokens, at)) return undefined;
  const run = longestRun(tokens, at, byName, {
    spaced: true,
    accept: (all, end) => !isOpen(tokens, end) && all.some((trim) => isMeant(reading, at, trim)),
  });
  if (!run || (longestRun(tokens, at, phraseBook)?.end ?? 0) >= run.end) return undefined;
  // "long drives" is no trim of a Golf.
  if ((longestRun(tokens, at, wishBook)?.end ?? 0) > run.end) return undefined;
  const trim = run.item.find((each) => isMeant(reading, at, each)) as NamedTrim;
  if (isCarOfItsOwn(reading, at, run.end, trim)) return undefined;
  if (vehicle && isRightBehind(reading, at)) reading.trimEnd = run.end;
  return { end: run.end, variant: trim.name, ...(trim.alone && { implied: { vehicles: trim.alone } }) };
}

/** A name that is also a car's is one unless the trim's own make was named: the Cupra of a Seat. */
function isCarOfItsOwn(reading: Reading, at: number, end: number, { makes }: Trim): boolean {
  const { tokens, vocabulary, vehicle } = reading;
  if (vehicle && makes?.includes(vehicle.make.vehicle)) return false;
  const model = longestRun(tokens, at, vocabulary.vehicles.models);
  if (model && model.end >= end) return !isTrimOf(reading, at, model);
  return (longestRun(tokens, at, vocabulary.vehicles.makes)?.end ?? 0) >= end;
}

function isMeant(reading: Reading, at: number, { makes, alone, needs }: Trim): boolean {
  const { vehicle } = reading;
  if (needs === 'car-before-it' && !isRightBehind(reading, at)) return false;
  if (!vehicle) return needs === undefined && (alone !== undefined || makes === undefined);
  return makes === undefined || makes.includes(vehicle.make.vehicle);
}

function isRightBehind({ vehicle, trimEnd }: Reading, at: number): boolean {
  return vehicle !== undefined && (vehicle.end === at || trimEnd === at);
}
