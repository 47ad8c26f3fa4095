import type { Fuel } from '@kardan/contract/values/vehicle';
import { keyOf } from '../../token-runs.ts';
import { audiClasses, audiFuels, mazdaFuels, poweredEngines, volvoEngines } from '../../words/engine-names.ts';
import { isMeasured } from '../quantities/amount.ts';
import type { EngineReader } from './engine-reader.ts';

const audi = new RegExp(`^(${Object.keys(audiClasses).join('|')})(${Object.keys(audiFuels).join('|')})$`);
// Folded as words are: "Blue" has an umlaut for whoever compares.
const poweredFuels = new Map(Object.entries(poweredEngines).map(([name, fuel]) => [keyOf(name), fuel]));
const powered = new RegExp(`^(${[...poweredFuels.keys()].join('|')})(\\d{2,3})$`);
const mazda = new RegExp(`^(${Object.keys(mazdaFuels).join('|')})(\\d{2,3})$`);
/** Figures on badges are rounded. */
const tolerancePs = 5;
const leastPs = 50;

/** "Q5 50 TDI", "40 TFSI quattro". */
export const audiEngine: EngineReader = ({ vehicle }, { key }) => {
  const [, number, letters] = audi.exec(key) ?? [];
  if (!number || !letters || (vehicle && vehicle.make.vehicle !== 'audi')) return undefined;
  const [from, to] = audiClasses[number] as readonly [number, number];
  const fuel = audiFuels[letters];
  return {
    filters: fuel ? { fuel: [fuel] } : {},
    implied: { powerKw: { from, to }, ...(!vehicle && { vehicles: ['audi'] }) },
  };
};

/** "V60 D4", "XC60 T8": behind a Volvo alone, for a T5 is a bus elsewhere. */
export const volvoEngine: EngineReader = ({ vehicle }, { key }) => {
  const engine = vehicle?.make.vehicle === 'volvo' ? volvoEngines[key] : undefined;
  if (!engine) return undefined;
  const [fuel, [from, to]] = engine;
  return { filters: { fuel: [fuel] }, implied: { powerKw: { from, to } } };
};

/** "UX 250h". */
export const lexusEngine: EngineReader = ({ vehicle }, { key }) =>
  vehicle?.make.vehicle === 'lexus' && /^\d{3}h$/.test(key)
    ? { filters: { fuel: ['hybrid', 'plug-in-hybrid'] } }
    : undefined;

/** "dCi 110", "TCe 90": the number is the power in PS unless it says otherwise. */
export const poweredEngine: EngineReader = ({ tokens }, { key, end }) => {
  const [, name, number] = powered.exec(key) ?? [];
  const ps = Number(number);
  const fuel = poweredFuels.get(name ?? '');
  if (!fuel || ps < leastPs || isMeasured(tokens, end - 1)) return undefined;
  return withPower(fuel, ps);
};

/** "Mazda 3 G120", "CX-5 D 150". */
export const mazdaEngine: EngineReader = ({ vehicle }, { key }) => {
  const [, name = '', number] = vehicle?.make.vehicle === 'mazda' ? (mazda.exec(key) ?? []) : [];
  const fuel = mazdaFuels[name];
  return fuel && withPower(fuel, Number(number));
};

function withPower(fuel: Fuel, ps: number): ReturnType<EngineReader> {
  return { filters: { fuel: [fuel] }, implied: { powerPs: { from: ps - tolerancePs, to: ps + tolerancePs } } };
}
