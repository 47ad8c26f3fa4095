import { Readable } from 'node:stream';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { optionLabels } from '@kardan/contract/labels/reference';
import { listingPath } from '@kardan/contract/site-paths';
import { commaCsvLine } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import { imagePath } from '@kardan/contract/values/image-sizes';
import type { PicturedCar } from './stock-fields-store.ts';

export interface GoogleDealership {
  slug: string;
  name: string;
  street: string;
  postcode: string;
  cityName: string;
}

interface Told {
  origin: string;
  language: Language;
  dealership: GoogleDealership;
}

const pictureWidth = 1920;
/** The first one apart; Google names no bound, and nobody looks at more in a list. */
const maxPictures = 20;

/** The columns of Google's vehicle listings feed that we can fill, by the names that its specification gives them. */
const columns: Record<string, (car: PicturedCar, told: Told) => string> = {
  store_code: (_, { dealership }) => dealership.slug,
  id: ({ id }) => String(id),
  vin: ({ fields }) => fields.vin ?? '',
  year: yearOf,
  make: ({ makeName }) => makeName ?? '',
  model: ({ modelName }) => modelName ?? '',
  trim: ({ versionName }) => versionName ?? '',
  exterior_color: ({ fields }, { language }) => (fields.colour ? optionLabels[language].colour[fields.colour] : ''),
  mileage: ({ fields }) => (typeof fields.mileageKm === 'number' ? `${fields.mileageKm} km` : ''),
  condition: ({ fields }) => (isNew(fields) ? 'new' : 'used'),
  price: ({ fields }) => `${fields.priceEur} EUR`,
  dealership_name: (_, { dealership }) => dealership.name,
  dealership_address: (_, { dealership: { street, postcode, cityName } }) => `${street}, ${postcode} ${cityName}, AT`,
  link: ({ slug }, { origin, language }) => origin + listingPath(slug ?? '', language),
  image_link: ({ pictures }, { origin }) => addressesOf(pictures.slice(0, 1), origin),
  additional_image_link: ({ pictures }, { origin }) => addressesOf(pictures.slice(1, maxPictures), origin),
  vehicle_option: ({ fields }, { language }) =>
    (fields.equipment ?? []).map((item) => equipmentLabels[language][item].replaceAll(',', ' ')).join(','),
};

/** Cars on offer as Google's vehicle listings feed, a CSV file by RFC 4180; it takes none without a VIN. */
export function googleFile(batches: AsyncIterable<PicturedCar[]>, told: Told): Readable {
  return Readable.from(googleOf(batches, told), { objectMode: false });
}

async function* googleOf(batches: AsyncIterable<PicturedCar[]>, told: Told) {
  yield commaCsvLine(Object.keys(columns));
  for await (const cars of batches) {
    const fit = cars.filter(({ fields }) => fields.vin);
    yield fit.map((car) => commaCsvLine(Object.values(columns).map((cell) => cell(car, told)))).join('');
  }
}

function isNew({ conditionKind, category }: PicturedCar['fields']): boolean {
  return conditionKind ? conditionKind === 'new' : category === 'new';
}

/** The year of the first registration; of a car that has none the year in which it is offered. */
function yearOf({ fields }: PicturedCar): string {
  return fields.firstRegistration?.slice(0, 4) ?? String(new Date().getFullYear());
}

function addressesOf(pictures: readonly string[], origin: string): string {
  return pictures.map((hash) => origin + imagePath(hash, pictureWidth)).join(',');
}
