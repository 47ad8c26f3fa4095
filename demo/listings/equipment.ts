import { type EquipmentKey, equipmentGroups, equipmentKeys } from '@kardan/contract/values/equipment';
import type { Vehicle } from '../catalogue/vehicle.ts';
import { equipmentAge, equipmentShares } from '../market/equipment-shares.ts';
import type { Random } from '../random/random.ts';

/** Steps of richness for which probabilities are calculated beforehand: drawing 120 items is then 120 comparisons. */
const levels = 25;
const maxRichness = 3;
const electricItems = new Set<EquipmentKey>(equipmentGroups.find(({ key }) => key === 'electric')?.items ?? []);
/** What an old-timer can have at all, and how often. */
const classicItems: Partial<Record<EquipmentKey, number>> = {
  radio: 0.55,
  'alloy-wheels': 0.25,
  'spare-wheel': 0.5,
  sunroof: 0.12,
  'electric-windows': 0.15,
  'sport-seats': 0.08,
  'tow-bar': 0.06,
  'fog-lights': 0.15,
  'leather-steering-wheel': 0.15,
  'differential-lock': 0.03,
  'roof-rack': 0.04,
};
/** Before, a car has what classics can have. */
export const firstEquippedYear = 1997;
/** A step of richness multiplies the odds of every item by about two. */
const slope = 0.75;

const probabilities: Float32Array[][] = [0, 1, 2].map((age) =>
  Array.from({ length: levels }, (_, level) => {
    const richness = (level / (levels - 1)) * 2 * maxRichness - maxRichness;
    return Float32Array.from(equipmentKeys, (key) => shifted(equipmentShares[key][age as 0 | 1 | 2], slope * richness));
  }),
);

type EquippedVehicle = Pick<Vehicle, 'fuel' | 'body' | 'gearbox'>;

/**
 * The items of a car, in catalogue order: likelier the younger and the better equipped it is, and free of
 * contradictions: the better variant implies the simpler one, and nothing needs a part the car does not have.
 */
export function drawEquipment(
  random: Random,
  vehicle: EquippedVehicle,
  year: number,
  richness: number,
  seats: number,
): EquipmentKey[] {
  if (year < firstEquippedYear) {
    return equipmentKeys.filter((key) => classicItems[key] !== undefined && random.chance(classicItems[key]));
  }
  const level = Math.round(
    ((clamp(richness, -maxRichness, maxRichness) + maxRichness) / (2 * maxRichness)) * (levels - 1),
  );
  const row = probabilities[equipmentAge(year)]?.[level] as Float32Array;
  const has = new Set<EquipmentKey>();
  for (let item = 0; item < equipmentKeys.length; item++) {
    if (random.next() < (row[item] as number)) has.add(equipmentKeys[item] as EquipmentKey);
  }
  removeImpossible(has, vehicle, seats);
  for (const [better, simpler] of implications) if (has.has(better)) has.add(simpler);
  for (const [kept, ...dropped] of exclusives) if (has.has(kept)) for (const key of dropped) has.delete(key);
  return equipmentKeys.filter((key) => has.has(key));
}

/** From the most to the least specific, so that one pass is enough. */
const implications: readonly (readonly [EquipmentKey, EquipmentKey])[] = [
  ['four-zone-climate-control', 'automatic-climate-control'],
  ['three-zone-climate-control', 'automatic-climate-control'],
  ['two-zone-climate-control', 'automatic-climate-control'],
  ['automatic-climate-control', 'air-conditioning'],
  ['adaptive-cruise-control', 'cruise-control'],
  ['traffic-jam-assist', 'lane-keeping-assist'],
  ['360-camera', 'rear-camera'],
  ['parking-sensors-front', 'parking-sensors-rear'],
  ['memory-seats', 'electric-seats'],
  ['rear-seat-heating', 'seat-heating'],
  ['matrix-headlights', 'led-headlights'],
  ['swivelling-tow-bar', 'tow-bar'],
  ['dab-radio', 'radio'],
  ['apple-carplay', 'touchscreen'],
  ['hands-free-kit', 'bluetooth'],
  ['isofix-front-passenger', 'isofix'],
];

/** Of each line a car has the first that applies. */
const exclusives: readonly (readonly [EquipmentKey, ...EquipmentKey[]])[] = [
  ['four-zone-climate-control', 'three-zone-climate-control', 'two-zone-climate-control'],
  ['three-zone-climate-control', 'two-zone-climate-control'],
  ['laser-headlights', 'xenon-headlights'],
  ['led-headlights', 'xenon-headlights'],
  ['panoramic-roof', 'sunroof'],
  ['winter-tyres', 'all-season-tyres'],
  ['22-kw-onboard-charger', '11-kw-onboard-charger'],
  ['air-suspension', 'sport-suspension'],
];

function removeImpossible(has: Set<EquipmentKey>, vehicle: EquippedVehicle, seats: number): void {
  const plug = vehicle.fuel === 'electric' || vehicle.fuel === 'plug-in-hybrid';
  if (!plug) for (const key of electricItems) has.delete(key);
  if (vehicle.fuel === 'plug-in-hybrid') has.delete('fast-charging');
  if (vehicle.fuel === 'electric') {
    has.delete('start-stop-system');
    has.delete('particulate-filter');
  }
  if (vehicle.fuel !== 'diesel' && vehicle.fuel !== 'petrol') has.delete('particulate-filter');
  if (vehicle.gearbox === 'manual') has.delete('shift-paddles');
  if (vehicle.body === 'cabriolet')
    for (const key of ['sunroof', 'panoramic-roof', 'roof-rails', 'roof-rack'] as const) has.delete(key);
  if (vehicle.body === 'cabriolet' || vehicle.body === 'coupe') {
    for (const key of ['tow-bar', 'swivelling-tow-bar'] as const) has.delete(key);
  }
  if (vehicle.body !== 'minivan' && vehicle.body !== 'bus') {
    for (const key of ['electric-sliding-door', 'wheelchair-access', 'camper-conversion'] as const) has.delete(key);
  }
  if (seats > 5) has.add('third-row-seats');
  else has.delete('third-row-seats');
  if (seats < 4) has.delete('split-rear-seats');
}

/** The probability moved by so much on the logistic scale; never and always stay what they are. */
function shifted(probability: number, by: number): number {
  if (probability <= 0 || probability >= 1) return probability;
  return 1 / (1 + Math.exp(-(Math.log(probability / (1 - probability)) + by)));
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
