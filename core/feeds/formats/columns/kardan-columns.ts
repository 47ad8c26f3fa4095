import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type ListingFieldKey, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { languages } from '@kardan/contract/values/identifiers';
import type { FormatColumn } from './format-column.ts';

/** Our own format: every field of the catalogue by its key or by its label, as the stock's export writes it. */
export const kardanColumns: readonly FormatColumn[] = [
  { name: 'externalId', aliases: ['number', 'nummer', ...labelsOf('externalId')], says: { kind: 'number' } },
  { name: 'site', aliases: ['Standort', 'Filiale', 'dealership', 'Händler'], says: { kind: 'site' } },
  { name: 'make', aliases: ['Marke'], says: { kind: 'make' } },
  { name: 'model', aliases: ['Modell'], says: { kind: 'model' } },
  { name: 'version', aliases: ['Variante'], says: { kind: 'version' } },
  ...listingFieldKeys.filter((key) => key !== 'externalId').map(columnOf),
  {
    name: 'powerPs',
    aliases: ['PS', 'Leistung (PS)', 'Power (hp)'],
    says: { kind: 'field', field: 'powerKw', unit: 'ps' },
  },
  {
    name: 'pictures',
    aliases: ['Bilder', 'Fotos', 'images'],
    says: { kind: 'pictures' },
    note: 'Addresses or names of files, apart by spaces, lines, `|` or `;`, in the order in which buyers see them.',
  },
];

function columnOf(key: ListingFieldKey): FormatColumn {
  const { kind, importNames = [] } = listingField(key);
  // What other systems say by flags and codes is no word of ours; their numbers, months and texts are.
  const asElsewhere = kind === 'flag' || kind === 'options' ? [] : importNames;
  return { name: key, aliases: [...labelsOf(key), ...asElsewhere], says: { kind: 'field', field: key } };
}

function labelsOf(key: ListingFieldKey): string[] {
  const field = listingField(key);
  const unit = 'unit' in field ? field.unit : '';
  return languages.flatMap((language) => {
    const label = listingFieldLabels[language][key];
    return unit === '' ? [label] : [label, `${label} (${unit})`];
  });
}
