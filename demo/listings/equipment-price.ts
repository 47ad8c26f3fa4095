import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Body, Fuel } from '@kardan/contract/values/vehicle';
import { equipmentAge } from '../market/equipment-shares.ts';
import { equipmentValues } from '../market/equipment-values.ts';
import { purposes, Random } from '../random/random.ts';
import { drawEquipment, firstEquippedYear } from './equipment.ts';

/** What of a car decides which of the priced items it can have, and how often. */
interface EquippedCar {
  year: number;
  vehicle: { fuel: Fuel; body: Body };
  equipment: readonly EquipmentKey[];
}

const samples = 1_000;
const seats = 5;

/**
 * What a car's equipment adds to the logarithm of its price, or takes off. Reference prices are those of cars as they
 * are usually equipped, so the middle of all cars that can have the same items is taken as zero: equipment tells cars of
 * a model and age apart and moves the prices of none as a whole.
 */
export function equipmentInPrice(): (car: EquippedCar) => number {
  const usual = new Map<string, number>();
  return ({ year, vehicle, equipment }) => {
    if (year < firstEquippedYear) return 0;
    const kind = `${equipmentAge(year)} ${plugOf(vehicle.fuel)} ${shapeOf(vehicle.body)}`;
    let middle = usual.get(kind);
    if (middle === undefined) {
      middle = usualValue(year, plugOf(vehicle.fuel), shapeOf(vehicle.body));
      usual.set(kind, middle);
    }
    return worthOf(equipment) - middle;
  };
}

function plugOf(fuel: Fuel): Fuel {
  return fuel === 'electric' || fuel === 'plug-in-hybrid' ? fuel : 'petrol';
}

/** Roofs and tow-bars depend on it; everything else that a body decides has no price. */
function shapeOf(body: Body): Body {
  return body === 'cabriolet' || body === 'coupe' ? body : 'sedan';
}

function usualValue(year: number, fuel: Fuel, body: Body): number {
  let sum = 0;
  for (let index = 0; index < samples; index++) {
    const random = new Random(0, purposes.usualEquipment, index);
    sum += worthOf(drawEquipment(random, { fuel, body, gearbox: 'automatic' }, year, random.normal(), seats));
  }
  return sum / samples;
}

function worthOf(equipment: readonly EquipmentKey[]): number {
  let hundredths = 0;
  for (const item of equipment) hundredths += equipmentValues[item] ?? 0;
  return hundredths / 100;
}
