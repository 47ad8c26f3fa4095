import { readFileSync } from 'node:fs';

/** How fast a model charges: alternating current at most, direct current from its weakest to its strongest variant. */
export interface ChargingPower {
  acKw: number;
  dcMinKw: number;
  dcMaxKw: number;
}

let powers: ReadonlyMap<string, ChargingPower> | undefined;

/** What is known of a model's charging, by `make/model`; of some electric models nothing is. */
export function chargingPowerOf(vehicle: string): ChargingPower | undefined {
  powers ??= readPowers();
  return powers.get(vehicle);
}

function readPowers(): ReadonlyMap<string, ChargingPower> {
  const [, ...lines] = readFileSync(new URL('reference/charging.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [vehicle = '', acKw, dcMinKw, dcMaxKw] = line.split(',');
      return [vehicle, { acKw: Number(acKw), dcMinKw: Number(dcMinKw), dcMaxKw: Number(dcMaxKw) }];
    }),
  );
}
