import type { EquipmentKey } from '@kardan/contract/values/equipment';

const highlightsOnCard = 3;

/**
 * What buyers look for first, in that order. Items of one line say the same thing at different length: a card shows the
 * first of them that the car has and no other. What nearly every car has is not here, since it tells cars not apart.
 */
const buyersInterest: readonly (readonly EquipmentKey[])[] = [
  ['wheelchair-access'],
  ['camper-conversion'],
  ['third-row-seats'],
  ['swivelling-tow-bar', 'tow-bar'],
  ['heat-pump'],
  ['adaptive-cruise-control', 'traffic-jam-assist'],
  ['matrix-headlights', 'laser-headlights'],
  ['panoramic-roof', 'sunroof'],
  ['parking-heater'],
  ['360-camera', 'rear-camera'],
  ['head-up-display'],
  ['air-suspension', 'adaptive-suspension'],
  ['massage-seats', 'seat-ventilation'],
  ['22-kw-onboard-charger'],
  ['bidirectional-charging'],
  ['electric-tailgate'],
  ['navigation'],
  ['seat-heating'],
  ['led-headlights', 'xenon-headlights'],
  ['apple-carplay', 'android-auto'],
  ['keyless-entry'],
  ['digital-cockpit'],
  ['sport-package', 'sport-seats'],
  ['sound-system'],
  ['blind-spot-assist', 'lane-change-assist'],
  ['park-assist', 'parking-sensors-front', 'parking-sensors-rear'],
  ['cruise-control'],
  ['automatic-climate-control', 'air-conditioning'],
  ['winter-tyres', 'all-season-tyres'],
  ['alloy-wheels'],
];

/** Up to so many items of a car's equipment that tell it from others; as many as a card names unless told. */
export function highlightsOf(equipment: readonly string[], limit = highlightsOnCard): EquipmentKey[] {
  const has = new Set(equipment);
  return buyersInterest.flatMap((alike) => alike.find((item) => has.has(item)) ?? []).slice(0, limit);
}
