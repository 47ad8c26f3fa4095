import type { Vehicle } from '../catalogue/vehicle.ts';
import type { Day } from '../day.ts';
import {
  estimateContinuousPowerKw,
  estimateElectricConsumption,
  estimateKerbWeightKg,
} from '../market/technical-estimates.ts';
import type { Random } from '../random/random.ts';
import { tenths } from './consumption.ts';

/** Battery, range and what the tax on electric cars is calculated from; null where the dealer says nothing. */
export interface BatteryData {
  batteryKwh: number | null;
  rangeKm: number | null;
  batteryHealth: number | null;
  batteryHealthIssuer: string | null;
  batteryHealthDate: string | null;
  continuousPowerKw: number | null;
  combustionPowerKw: number | null;
  kerbWeightKg: number | null;
}

/** Invented testers: a certificate of a demo car must not carry a real one's name. */
const issuers = ['Zellwert Prüfstelle', 'Akkucheck Alpin', 'Stromherz Batterietest', 'Werkstattprüfung'] as const;

export function drawBatteryData(random: Random, vehicle: Vehicle, ageYears: number, today: Day): BatteryData {
  const electric = vehicle.fuel === 'electric';
  const plug = electric || vehicle.fuel === 'plug-in-hybrid';
  const batteryKwh = plug ? (vehicle.batteryKwh ?? typicalBatteryKwh(vehicle, electric)) : vehicle.batteryKwh;
  const perHundredKm = vehicle.consumptionKwh ?? estimateElectricConsumption(vehicle.body, vehicle.powerKw);
  const rangeKm = plug ? (vehicle.rangeKm ?? Math.round(((batteryKwh ?? 0) / perHundredKm) * 105)) : null;
  const tested = plug && ageYears > 0.5 && random.chance(electric ? 0.35 : 0.1);
  const weight = () => estimateKerbWeightKg(vehicle.body, vehicle.powerKw, batteryKwh ?? 0);
  return {
    batteryKwh,
    rangeKm,
    batteryHealth: tested ? drawHealth(random, ageYears) : null,
    batteryHealthIssuer: tested ? random.pick(issuers) : null,
    batteryHealthDate: tested ? today.dateBefore(random.between(1, Math.min(300, ageYears * 300))) : null,
    continuousPowerKw: electric
      ? (vehicle.continuousPowerKw ?? (random.chance(0.7) ? estimateContinuousPowerKw(vehicle.powerKw) : null))
      : null,
    combustionPowerKw: vehicle.combustionPowerKw,
    kerbWeightKg: vehicle.kerbWeightKg ?? (random.chance(electric ? 0.75 : 0.3) ? weight() : null),
  };
}

function typicalBatteryKwh(vehicle: Vehicle, electric: boolean): number {
  return tenths(electric ? Math.min(110, 28 + vehicle.powerKw * 0.22) : Math.min(30, 7 + vehicle.powerKw * 0.045));
}

/** Batteries lose two to three percent in the first year and about 1.5 in each further one. */
function drawHealth(random: Random, ageYears: number): number {
  const loss = 1.2 + 1.5 * ageYears + random.normal() * (1 + 0.3 * ageYears);
  return Math.round(Math.min(100, Math.max(62, 100 - loss)));
}
