import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';

/** A car as dealers write it; fields that it does not name stay empty. */
const example: Record<string, string> = {
  externalId: 'A-1001',
  make: 'Skoda',
  model: 'Octavia',
  category: 'used',
  conditionKind: 'used',
  title: 'Skoda Octavia Combi Style TDI',
  priceEur: '21990',
  firstRegistration: '04/2021',
  mileageKm: '48500',
  fuel: 'diesel',
  powerKw: '110',
  gearbox: 'automatic',
  body: 'estate',
  colour: 'grey',
  pictures: 'https://www.example.at/bilder/a-1001-1.jpg',
};

/** Our own file to begin with: every column of ours, and one car. Spreadsheets read it as UTF-8 by its first sign. */
export function templateCsv(): string {
  const columns = [
    'externalId',
    'make',
    'model',
    ...listingFieldKeys.filter((key) => key !== 'externalId'),
    'pictures',
  ];
  return `${csvMark}${csvLine(columns)}${csvLine(columns.map((column) => example[column] ?? ''))}`;
}
