import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Vehicle } from '../catalogue/vehicle.ts';
import type { Random } from '../random/random.ts';
import { type MakeWords, plainTrims, wordsOfMakes } from './words-of-makes.ts';

/** What dealers put at the end of a title, the most wanted first. */
const sellingPoints: readonly (readonly [EquipmentKey, string])[] = [
  ['matrix-headlights', 'Matrix-LED'],
  ['led-headlights', 'LED'],
  ['xenon-headlights', 'Xenon'],
  ['navigation', 'Navi'],
  ['tow-bar', 'AHK'],
  ['panoramic-roof', 'Panorama'],
  ['adaptive-cruise-control', 'ACC'],
  ['360-camera', '360°-Kamera'],
  ['rear-camera', 'Kamera'],
  ['parking-heater', 'Standheizung'],
  ['head-up-display', 'Head-up'],
  ['seat-heating', 'Sitzheizung'],
  ['digital-cockpit', 'Digitaltacho'],
  ['heat-pump', 'Wärmepumpe'],
  ['keyless-entry', 'Keyless'],
  ['apple-carplay', 'CarPlay'],
];

/** A title as dealers write it: make, model, engine, drive, trim and a few selling points. */
export function composeTitle(
  random: Random,
  vehicle: Vehicle,
  richness: number,
  equipment: readonly EquipmentKey[],
  year: number | null,
): string {
  const known = wordsOfMakes[vehicle.make.slug] ?? {};
  const modern = year === null || year >= 2000;
  // What makes call their gearboxes and trims is younger than the cars of the last century.
  const words = modern ? known : oldWords(known);
  const parts = [words.shortName ?? vehicle.make.name, vehicle.model.name];
  if (vehicle.body === 'estate') parts.push(words.estate ?? 'Kombi');
  if (vehicle.body === 'cabriolet' && !/cabrio|spider|roadster/i.test(vehicle.model.name)) parts.push('Cabrio');
  parts.push(engineWords(vehicle, words, year ?? 9999));
  if (vehicle.drive === 'all' && random.chance(0.8)) parts.push(words.allWheelDrive ?? 'Allrad');
  if (vehicle.gearbox === 'automatic' && vehicle.fuel !== 'electric' && random.chance(0.6)) {
    parts.push(words.automatic ?? 'Aut.');
  }
  if (modern) {
    const trims = words.trims ?? (vehicle.make.kind === 'volume' ? plainTrims : []);
    if (random.chance(0.75)) parts.push(trimOf(richness, trims));
    parts.push(...pointsFrom(random, equipment));
  } else if (random.chance(0.4)) {
    parts.push(random.pick(['Sammlerstück', 'Oldtimer', 'restauriert', 'Originalzustand', 'Liebhaberfahrzeug']));
  }
  return parts.filter((part) => part !== '').join(' ');
}

function engineWords(vehicle: Vehicle, words: MakeWords, year: number): string {
  const litres = vehicle.displacementCcm ? (Math.round(vehicle.displacementCcm / 100) / 10).toFixed(1) : '';
  switch (vehicle.fuel) {
    case 'electric':
      return vehicle.batteryKwh ? `${Math.round(vehicle.batteryKwh)} kWh` : 'Elektro';
    case 'diesel':
      return joined(litres, nameOf(words.diesel, year) ?? 'Diesel');
    case 'hybrid':
      return joined(litres, 'Hybrid');
    case 'plug-in-hybrid':
      return joined(litres, 'PHEV');
    case 'lpg':
      return joined(litres, 'LPG');
    case 'cng':
      return joined(litres, 'CNG');
    case 'hydrogen':
      return 'Wasserstoff';
    default:
      return joined(litres, nameOf(words.petrol, year) ?? '');
  }
}

function nameOf(engine: MakeWords['diesel'], year: number): string | undefined {
  return engine && engine[1] <= year ? engine[0] : undefined;
}

function oldWords({ trims: _, automatic: __, ...words }: MakeWords): MakeWords {
  return words;
}

function trimOf(richness: number, trims: readonly string[]): string {
  const level = Math.floor(trims.length / (1 + Math.exp(-1.4 * richness)));
  return trims[Math.min(trims.length - 1, level)] ?? '';
}

function pointsFrom(random: Random, equipment: readonly EquipmentKey[]): string[] {
  const has = new Set(equipment);
  const wanted = random.integer(0, 4);
  const points: string[] = [];
  for (const [key, word] of sellingPoints) {
    if (points.length >= wanted) break;
    // One lamp and one camera are enough for a title.
    const repeats = points.some((point) => point.endsWith('LED') || point === 'Xenon') && /LED|Xenon/.test(word);
    if (has.has(key) && !repeats && !(word === 'Kamera' && points.includes('360°-Kamera')) && random.chance(0.6)) {
      points.push(word);
    }
  }
  return points;
}

function joined(...words: string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
