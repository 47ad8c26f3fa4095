import {
  dealerSurnames,
  dealershipPatterns,
  dealershipPatternWeights,
  legalForms,
  legalFormWeights,
} from '../market/dealership-names.ts';
import { streetNames } from '../market/street-names.ts';
import type { Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';

const patterns = new Weighted(dealershipPatterns, dealershipPatternWeights);
const forms = new Weighted(legalForms, legalFormWeights);

export interface BusinessName {
  familyName: string;
  name: string;
  legalName: string;
}

export function drawBusinessName(random: Random, placeName: string, classic: boolean): BusinessName {
  const familyName = random.pick(dealerSurnames);
  const pattern = classic ? random.pick(['Oldtimer-Stall {name}', '{name} Classic Cars']) : patterns.draw(random);
  return {
    familyName,
    name: pattern.replace('{name}', familyName).replace('{place}', placeName),
    legalName: `${familyName} ${forms.draw(random)}`,
  };
}

export function drawStreet(random: Random): string {
  return `${random.pick(streetNames)} ${random.integer(1, 148)}${random.chance(0.1) ? 'a' : ''}`;
}
