import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type OptionLabels, optionLabels } from '@kardan/contract/labels/reference';
import { type ListingFieldKey, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import { writeWorkbook } from '../../stock/export/workbook.ts';

const names: Record<Language, Record<'site' | 'make' | 'model' | 'version' | 'pictures' | 'yes', string>> = {
  'de-AT': { site: 'Standort', make: 'Marke', model: 'Modell', version: 'Variante', pictures: 'Bilder', yes: 'ja' },
  en: { site: 'Site', make: 'Make', model: 'Model', version: 'Version', pictures: 'Pictures', yes: 'yes' },
};

/** A car that shows how values are written; fields that are not here are left empty. */
const example: Partial<Record<ListingFieldKey, string>> = {
  externalId: 'A-1001',
  category: 'used',
  conditionKind: 'used',
  title: 'Volkswagen Golf 1.5 TSI Life',
  description: 'Serviceheft gepflegt, acht Räder.',
  priceEur: '18990',
  taxation: 'margin-scheme',
  firstRegistration: '04/2021',
  mileageKm: '61500',
  inspectionValidUntil: '04/2027',
  owners: '1',
  accidentFree: 'yes',
  fuel: 'petrol',
  powerKw: '96',
  gearbox: 'manual',
  drive: 'front',
  body: 'hatchback',
  doors: '5',
  seats: '5',
  colour: 'white',
  equipment: 'seat-heating, rear-camera, apple-carplay',
  consumptionL: '5,4',
  co2GPerKm: '123',
  consumptionNorm: 'wltp',
};

/** Our own CSV format to fill in: headings and a car as an example. */
export function writeTemplateCsv(language: Language): string {
  return csvMark + templateRows(language).map(csvLine).join('');
}

/** The same as a workbook. */
export function writeTemplateWorkbook(language: Language): AsyncGenerator<Buffer> {
  const rows = templateRows(language);
  return writeWorkbook(
    (async function* () {
      yield rows;
    })(),
  );
}

function templateRows(language: Language): string[][] {
  const say = names[language];
  const vehicle: [heading: string, value: string][] = [
    [say.site, ''],
    [say.make, 'Volkswagen'],
    [say.model, 'Golf'],
    [say.version, ''],
  ];
  const fields = listingFieldKeys
    .filter((key) => key !== 'externalId')
    .map((key): [string, string] => [headingOf(key, language), exampleOf(key, language)]);
  const columns: [string, string][] = [
    [headingOf('externalId', language), exampleOf('externalId', language)],
    ...vehicle,
    ...fields,
    [say.pictures, 'https://www.example.com/a-1001-1.jpg https://www.example.com/a-1001-2.jpg'],
  ];
  return [columns.map(([heading]) => heading), columns.map(([, value]) => value)];
}

function headingOf(key: ListingFieldKey, language: Language): string {
  const field = listingField(key);
  const label = listingFieldLabels[language][key];
  return 'unit' in field && field.unit !== '' ? `${label} (${field.unit})` : label;
}

function exampleOf(key: ListingFieldKey, language: Language): string {
  const value = example[key] ?? '';
  if (value === '') return '';
  switch (listingField(key).kind) {
    case 'flag':
      return names[language].yes;
    case 'options':
      return (optionLabels[language][key as keyof OptionLabels] as Record<string, string>)[value] ?? value;
    case 'features': {
      const labels: Record<string, string> = equipmentLabels[language];
      return value
        .split(', ')
        .map((item) => labels[item] ?? item)
        .join(', ');
    }
    default:
      return value;
  }
}
