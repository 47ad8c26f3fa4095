import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { bmwDrives, bmwEngines, bmwFuels, type PowerKw } from '../../words/engine-names.ts';
import { isMeasured } from '../quantities/amount.ts';
import type { EngineReader } from './engine-reader.ts';

const numbers = Object.keys(bmwEngines).join('|');
const letters = Object.keys(bmwFuels).join('|');
/** "320d", "M340i", "BMW 520". */
const series = new RegExp(`^m?([1-8])(${numbers})(${letters})?$`);
/** "xDrive20d", "X3 20d", "X5 M50d"; an electric one has no letter: "iX1 xDrive30". */
const sized = new RegExp(`^(${Object.keys(bmwDrives).join('|')}|m)?(${numbers})(${letters})?$`);

export const bmwEngine: EngineReader = ({ tokens, vocabulary, vehicle, category }, { key, at, end }) => {
  if (vehicle && vehicle.make.vehicle !== 'bmw' && vehicle.end === at) return undefined;
  const bySeries = series.exec(key);
  if (bySeries) {
    const [, digit, number = '', letter] = bySeries;
    // A number alone is an engine right behind its make, and a car from before the war among old-timers.
    const isClear = letter !== undefined || (vehicle?.make.vehicle === 'bmw' && vehicle.end === at);
    if (!isClear || (letter === undefined && (isMeasured(tokens, end - 1) || category === 'old-timer')))
      return undefined;
    const engine = engineOf(number, letter);
    const model = vocabulary.vehicles.makes.get('bmw')?.models.get(`${digit}er`);
    return engine && model && { ...engine, filters: { ...engine.filters, vehicles: [model.vehicle] } };
  }
  const [, prefix = '', number = '', letter] = sized.exec(key) ?? [];
  const isBmw = vehicle?.make.vehicle === 'bmw';
  if (
    number === '' ||
    (letter === undefined && !(isBmw && prefix in bmwDrives)) ||
    !(isBmw || (prefix in bmwDrives && !vehicle))
  )
    return undefined;
  const engine = letter === undefined ? { filters: {}, implied: {} } : engineOf(number, letter);
  const drive = bmwDrives[prefix];
  return (
    engine && {
      filters: { ...engine.filters, ...(drive && { drive: [drive] }) },
      implied: { ...engine.implied, ...(!vehicle && { vehicles: ['bmw'] }) },
    }
  );
};

function engineOf(
  number: string,
  letter: string | undefined,
): { filters: SearchFilters; implied: SearchFilters } | undefined {
  const known = bmwEngines[number] ?? {};
  const fuel = letter === undefined ? undefined : bmwFuels[letter];
  const spans: (PowerKw | undefined)[] = fuel ? [known[fuel]] : Object.values(known);
  const found = spans.filter((span) => span !== undefined);
  if (found.length === 0) return undefined;
  const powerKw = { from: Math.min(...found.map(([from]) => from)), to: Math.max(...found.map(([, to]) => to)) };
  return { filters: fuel ? { fuel: [fuel] } : {}, implied: { powerKw } };
}
