import type { Match, Reading } from '../../reading.ts';
import { isInsideWord, isOpen, runsAt } from '../../token-runs.ts';
import { audiEngine, mazdaEngine, poweredEngine, volvoEngine } from './badged-engines.ts';
import { bmwEngine } from './bmw-engine.ts';
import { displacementAt } from './displacement.ts';
import { mercedesEngine } from './mercedes-engine.ts';

/** A run of tokens that may name an engine. */
export interface EngineRun {
  key: string;
  at: number;
  end: number;
  isSpaced: boolean;
}

export type EngineReader = (reading: Reading, run: EngineRun) => Omit<Match, 'end'> | undefined;

const readers: EngineReader[] = [bmwEngine, mercedesEngine, audiEngine, volvoEngine, mazdaEngine, poweredEngine];

/** What makes call their engines: "320d", "C 220 d", "Q5 50 TDI", "dCi 110", "2.0 TDI"; the longest reading is meant. */
export function engineRule(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  if (isInsideWord(tokens, at)) return undefined;
  const runs = runsAt(tokens, at);
  for (let i = Math.min(runs.length, maxTokens) - 1; i >= 0; i -= 1) {
    const { end, key, isSpaced } = runs[i] as (typeof runs)[number];
    // "3.0 TDI" is no engine of the class 30.
    const isDecimal = tokens.slice(at, end).some(({ grouped }) => grouped);
    if (key.length > maxKeyLength || isDecimal || isOpen(tokens, end)) continue;
    for (const read of readers) {
      const match = read(reading, { key, at, end, isSpaced });
      if (!match) continue;
      noteVehicle(reading, match, end);
      return { end, ...match };
    }
  }
  return displacementAt(reading, at);
}

const maxTokens = 4;
const maxKeyLength = 16;

/** What follows is said of the car whose engine was named. */
function noteVehicle(reading: Reading, { filters }: Omit<Match, 'end'>, end: number): void {
  const [make = '', model] = filters?.vehicles?.[0]?.split('/') ?? [];
  if (model === undefined) {
    if (reading.vehicle) reading.vehicle = { ...reading.vehicle, end };
    return;
  }
  const named = reading.vocabulary.vehicles.byVehicle.get(`${make}/${model}`);
  if (named) reading.vehicle = { end, make: named.make, model: named };
}
