import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type OptionLabels, optionLabels } from '@kardan/contract/labels/reference';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { type ListingFieldKey, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Language } from '@kardan/contract/values/identifiers';
import type { StockCar } from './stock-fields-store.ts';

/** A number stays one, so that a spreadsheet can add it up. */
type CellValue = string | number | null;

export interface StockColumn {
  label: string;
  cell: (car: StockCar) => CellValue;
}

const words: Record<Language, Record<'id' | 'state' | 'make' | 'model' | 'version' | 'yes' | 'no', string>> = {
  'de-AT': {
    id: 'Nummer auf der Website',
    state: 'Status',
    make: 'Marke',
    model: 'Modell',
    version: 'Variante',
    yes: 'ja',
    no: 'nein',
  },
  en: {
    id: 'Number on the site',
    state: 'State',
    make: 'Make',
    model: 'Model',
    version: 'Version',
    yes: 'yes',
    no: 'no',
  },
};

/** What a file of the stock tells of each car, in words: all of the catalogue, unless told which fields. */
export function stockColumns(language: Language, keys: readonly ListingFieldKey[] = listingFieldKeys): StockColumn[] {
  const say = words[language];
  return [
    { label: say.id, cell: ({ id }) => id },
    { label: say.state, cell: ({ state }) => stockStateLabels[language][state] },
    { label: say.make, cell: ({ makeName }) => makeName },
    { label: say.model, cell: ({ modelName }) => modelName },
    { label: say.version, cell: ({ versionName }) => versionName },
    ...keys.map((key) => ({
      label: labelOf(key, language),
      cell: ({ fields }: StockCar) => cellOf(key, fields[key], language),
    })),
  ];
}

function labelOf(key: ListingFieldKey, language: Language): string {
  const field = listingField(key);
  const label = listingFieldLabels[language][key];
  return 'unit' in field && field.unit !== '' ? `${label} (${field.unit})` : label;
}

function cellOf(key: ListingFieldKey, value: unknown, language: Language): CellValue {
  if (value === null || value === undefined) return null;
  switch (listingField(key).kind) {
    case 'whole':
    case 'decimal':
      return Number(value);
    case 'flag':
      return words[language][value === true ? 'yes' : 'no'];
    case 'options':
      return optionLabels[language][key as keyof OptionLabels][value as never] ?? String(value);
    case 'features':
      return (value as EquipmentKey[]).map((item) => equipmentLabels[language][item]).join(', ');
    default:
      return String(value);
  }
}
