import type { Match, Reading } from '../../reading.ts';
import { isInsideWord, isOpen, longestRun } from '../../token-runs.ts';
import { generationAt, yearsOf } from './generation.ts';

/** The code of a generation that stands alone or apart from its model: "E46", "Mercedes W211", "3er Touring F31". */
export function generationRule(reading: Reading, at: number): Match | undefined {
  const { tokens, vocabulary, vehicle } = reading;
  if (isInsideWord(tokens, at)) return undefined;
  const accept = (_: unknown, end: number, key: string) => /[a-z]/.test(key) && /\d/.test(key) && !isOpen(tokens, end);
  if (vehicle?.model) {
    // "Focus RS Mk3".
    const { end, implied } =
      tokens[at]?.fold === 'mk' ? generationAt(reading.text, tokens, at, vehicle.model) : { end: at };
    if (end > at && implied) return { end, implied };
    const own = longestRun(tokens, at, vehicle.model.generations, { accept });
    return own && { end: own.end, implied: yearsOf(own.item) };
  }
  const codes = vehicle ? vehicle.make.generationCodes : vocabulary.vehicles.generationCodes;
  const run = longestRun(tokens, at, codes, { accept: (_, end) => !isOpen(tokens, end) });
  if (!run) return undefined;
  const { model, generation } = run.item;
  reading.vehicle = { end: run.end, make: model.make, model };
  return { end: run.end, filters: { vehicles: [model.vehicle] }, implied: yearsOf(generation) };
}
