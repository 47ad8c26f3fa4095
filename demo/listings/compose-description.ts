import { optionLabels } from '@kardan/contract/labels/reference';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Category, Colour } from '@kardan/contract/values/vehicle';
import type { Vehicle } from '../catalogue/vehicle.ts';
import { type Month, yearOf } from '../day.ts';
import type { Random } from '../random/random.ts';
import type { Condition } from './condition.ts';
import {
  bodyWords,
  classicSentences,
  closings,
  highlightSentences,
  highlights,
  inspectionSentences,
  months,
  openings,
  serviceSentences,
  winterSentences,
} from './description-words.ts';

export interface DescribedCar {
  category: Category;
  vehicle: Vehicle;
  registration: Month | null;
  mileageKm: number;
  colour: Colour | null;
  condition: Condition;
  equipment: readonly EquipmentKey[];
}

/** A dealer does not write "another colour". */
const colourWords: Record<Colour, string> = { ...optionLabels['de-AT'].colour, other: 'Sonderfarbe' };

/** Two to five sentences about the car; what they say agrees with the listing's fields. */
export function composeDescription(random: Random, car: DescribedCar): string {
  const { condition, equipment } = car;
  const sentences = [composeOpening(random, car)];
  const list = drawHighlights(random, equipment);
  if (list !== '') sentences.push(random.pick(highlightSentences).replace('{list}', list));
  if (car.category === 'old-timer') sentences.push(random.pick(classicSentences));
  if (condition.serviceBook && random.chance(0.5)) sentences.push(random.pick(serviceSentences));
  if (condition.inspectionValidUntil && random.chance(0.4)) {
    const inspection = condition.inspectionValidUntil;
    sentences.push(
      random.pick(inspectionSentences).replace('{inspection}', `${inspection.slice(5, 7)}/${inspection.slice(0, 4)}`),
    );
  }
  if (car.category === 'used' && equipment.includes('winter-tyres') && random.chance(0.4))
    sentences.push(random.pick(winterSentences));
  if (sentences.length < 5) sentences.push(random.pick(closings));
  return sentences.slice(0, 5).join(' ');
}

function composeOpening(
  random: Random,
  { category, vehicle, registration, mileageKm, colour, condition }: DescribedCar,
): string {
  const opening = random.pick(openings[category]);
  const name = `${vehicle.make.name} ${vehicle.model.name}`;
  return opening.replace(/\{(\w+)\}/g, (_, word: string) => {
    switch (word) {
      case 'body':
        return bodyWords[vehicle.body];
      case 'colour':
        return colour === null ? 'schöner Farbe' : colourWords[colour];
      case 'km':
        return thousands(mileageKm);
      case 'month':
        return registration === null ? '' : `${months[registration % 12]} ${yearOf(registration)}`;
      case 'year':
        return registration === null ? '' : String(yearOf(registration));
      case 'owner':
        return ownerWord(condition.owners);
      default:
        return name;
    }
  });
}

function ownerWord(owners: number | null): string {
  if (owners === 1) return 'erstem';
  if (owners === 2) return 'zweitem';
  return 'gutem';
}

/** Up to four of the car's best items: "Standheizung, Panoramadach und Sitzheizung". */
function drawHighlights(random: Random, equipment: readonly EquipmentKey[]): string {
  const has = new Set(equipment);
  const wanted = random.integer(1, 4);
  const words: string[] = [];
  for (const key of highlightOrder) {
    if (words.length >= wanted) break;
    const better = betterVariant[key];
    if (has.has(key) && !(better && has.has(better)) && random.chance(0.55)) words.push(highlights[key] as string);
  }
  const last = words.pop();
  if (last === undefined) return '';
  return words.length > 0 ? `${words.join(', ')} und ${last}` : last;
}

/** Not worth a word beside the better one. */
const betterVariant: Partial<Record<EquipmentKey, EquipmentKey>> = {
  'cruise-control': 'adaptive-cruise-control',
  'led-headlights': 'matrix-headlights',
  'rear-camera': '360-camera',
  'air-conditioning': 'two-zone-climate-control',
};

const highlightOrder = Object.keys(highlights) as EquipmentKey[];

/** 85000 → "85.000"; Intl would print a space above ten thousand for Austria. */
function thousands(value: number): string {
  return value < 1_000 ? String(value) : `${Math.floor(value / 1_000)}.${String(value % 1_000).padStart(3, '0')}`;
}
