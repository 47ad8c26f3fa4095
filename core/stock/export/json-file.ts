import { Readable } from 'node:stream';
import type { ListingFieldKey } from '@kardan/contract/listing-fields';
import { listingPath } from '@kardan/contract/site-paths';
import { imagePath } from '@kardan/contract/values/image-sizes';
import type { PicturedCar } from './stock-fields-store.ts';

interface Told {
  origin: string;
  /** What is told of each car beside make, model, version and pictures. */
  keys: readonly ListingFieldKey[];
  /** What a feed calls the site that they stand at. */
  site: string;
}

/** As wide as a screen shows it, and wide enough to be taken as the picture itself elsewhere. */
const pictureWidth = 1920;

/**
 * Cars as a list of JSON, in the words of the field catalogue: what a feed of the format kardan-json reads. Beside that each has
 * its number on the site, its state and its page, which a feed passes over.
 */
export function jsonFile(batches: AsyncIterable<PicturedCar[]>, told: Told): Readable {
  return Readable.from(jsonOf(batches, told), { objectMode: false });
}

async function* jsonOf(batches: AsyncIterable<PicturedCar[]>, told: Told) {
  yield '[';
  let isFirst = true;
  for await (const cars of batches) {
    if (cars.length === 0) continue;
    yield `${isFirst ? '\n' : ',\n'}${cars.map((car) => JSON.stringify(carOf(car, told))).join(',\n')}`;
    isFirst = false;
  }
  yield '\n]\n';
}

function carOf({ id, slug, state, makeName, modelName, versionName, fields, pictures }: PicturedCar, told: Told) {
  const { origin, keys, site } = told;
  const known = keys.filter((key) => fields[key] !== null && fields[key] !== undefined);
  return {
    id,
    state,
    ...(slug !== null && state !== 'draft' && { url: origin + listingPath(slug, 'de-AT') }),
    site,
    ...(makeName !== null && { make: makeName }),
    ...(modelName !== null && { model: modelName }),
    ...(versionName !== null && { version: versionName }),
    ...Object.fromEntries(known.map((key) => [key, fields[key]])),
    pictures: pictures.map((hash) => origin + imagePath(hash, pictureWidth)),
  };
}
