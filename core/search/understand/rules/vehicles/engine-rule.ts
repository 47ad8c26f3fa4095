import type { Match, Reading } from '../../reading.ts';
import { isInsideWord, isOpen, runsAt } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { audiEngine, lexusEngine, mazdaEngine, poweredEngine, volvoEngine } from './badged-engines.ts';
import { bmwEngine } from './bmw-engine.ts';
import { displacementAt } from './displacement.ts';
import type { EngineReader } from './engine-reader.ts';
import { mercedesEngine } from './mercedes-engine.ts';

const readers: EngineReader[] = [
  bmwEngine,
  mercedesEngine,
  audiEngine,
  volvoEngine,
  mazdaEngine,
  lexusEngine,
  poweredEngine,
];

/** What makes call their engines: "320d", "C 220 d", "Q5 50 TDI", "dCi 110", "2.0 TDI"; the longest reading is meant. */
export function engineRule(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  if (isInsideWord(tokens, at)) return undefined;
  const runs = runsAt(tokens, at);
  for (let i = Math.min(runs.length, maxTokens) - 1; i >= 0; i -= 1) {
    const { end, key, isSpaced } = runs[i] as (typeof runs)[number];
    if (key.length > maxKeyLength || !hasPlainNumber(tokens, at, end) || isOpen(tokens, end)) continue;
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

/** One number, and no decimal: "3.0 TDI" is no engine of the class 30, and "X3 20d" no Mercedes X 320 d. */
function hasPlainNumber(tokens: Token[], at: number, end: number): boolean {
  const numbers = tokens.slice(at, end).filter(({ kind }) => kind === 'number');
  return numbers.length === 1 && numbers[0]?.grouped === false;
}
