import { type ReferenceType, type ReferenceValue, referenceTypes } from '@kardan/contract/calls/pages/references';
import { equipmentGroupLabels, equipmentLabels } from '@kardan/contract/labels/equipment';
import { type OptionLabels, optionLabels } from '@kardan/contract/labels/reference';
import { dealershipServices, spokenLanguages } from '@kardan/contract/values/dealership';
import { equipmentGroups } from '@kardan/contract/values/equipment';
import type { Language } from '@kardan/contract/values/identifiers';
import {
  bodies,
  categories,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  interiorMaterials,
} from '@kardan/contract/values/vehicle';
import { NotFound } from '../kernel/errors.ts';

type OptionType = Exclude<ReferenceType, 'equipment'>;

/** The values of each type in the order they are shown, and where their labels are. */
const options: Record<OptionType, { values: readonly string[]; labels: keyof OptionLabels }> = {
  category: { values: categories, labels: 'category' },
  fuel: { values: fuels, labels: 'fuel' },
  gearbox: { values: gearboxes, labels: 'gearbox' },
  drive: { values: drives, labels: 'drive' },
  body: { values: bodies, labels: 'body' },
  colour: { values: colours, labels: 'colour' },
  'interior-material': { values: interiorMaterials, labels: 'interiorMaterial' },
  'emission-class': { values: emissionClasses, labels: 'emissionClass' },
  service: { values: dealershipServices, labels: 'service' },
  language: { values: spokenLanguages, labels: 'language' },
};

/** A closed set of values with the labels of a language, in the order they are shown. */
export function listReferences(type: string, language: Language): { type: ReferenceType; values: ReferenceValue[] } {
  const known = referenceTypes.find((one) => one === type);
  if (!known) throw new NotFound('reference type');
  return { type: known, values: known === 'equipment' ? equipment(language) : optionsOf(known, language) };
}

function optionsOf(type: OptionType, language: Language): ReferenceValue[] {
  const { values, labels } = options[type];
  const texts: Record<string, string> = optionLabels[language][labels];
  return values.map((value) => ({ value, label: texts[value] ?? value }));
}

function equipment(language: Language): ReferenceValue[] {
  return equipmentGroups.flatMap(({ key, items }) =>
    items.map((item) => ({
      value: item,
      label: equipmentLabels[language][item],
      group: { value: key, label: equipmentGroupLabels[language][key] },
    })),
  );
}
