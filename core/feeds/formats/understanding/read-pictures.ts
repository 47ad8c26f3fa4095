import { maxPicturesOfListing } from '@kardan/contract/values/stock';
import type { FeedPicture } from '../../feed-car.ts';
import { findColumn } from '../columns/columns-of.ts';
import { type CarDraft, type Cell, note } from './car-draft.ts';

const maxAddressLength = 2000;
/** Names in an archive: no ways through folders. */
const fileName = /^[^/\\\p{C}]{1,200}$/u;

/** Addresses and names of files in their order; more than a car may have are left out. */
export function readPictures(car: CarDraft): void {
  const cells = [...car.pictureCells, ...listedPictures(car)];
  if (cells.length === 0) return;
  const pictures = new Map<string, FeedPicture>();
  for (const { heading, raw } of cells) {
    for (const each of raw.split(/[\s|;]+|,(?=\s*https?:)/i)) {
      if (each === '') continue;
      const picture = pictureOf(each);
      if (picture) pictures.set(each, picture);
      else note(car, 'picture-invalid', { heading, raw: each }, 'pictures');
    }
  }
  const all = [...pictures.values()];
  if (all.length > maxPicturesOfListing) {
    const cell = cells[0] as Cell;
    note(car, 'too-many-pictures', { heading: cell.heading, raw: String(all.length) }, 'pictures', {
      understood: String(maxPicturesOfListing),
    });
  }
  car.pictures = all.slice(0, maxPicturesOfListing);
}

/** Lists of objects in JSON: `images.0.url`. */
function listedPictures({ row, context }: CarDraft): Cell[] {
  if (!context.format.endsWith('-json')) return [];
  return Object.entries(row.values).flatMap(([heading, raw]) => {
    const [, list] = /^([^.]{1,40})\.\d{1,3}\.(?:url|href|uri|src|file)$/.exec(heading) ?? [];
    const isOurs = list !== undefined && findColumn(context.format, list)?.says.kind === 'pictures';
    return isOurs ? [{ heading, raw }] : [];
  });
}

function pictureOf(text: string): FeedPicture | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    const url = /^https?:/i.test(text) && text.length <= maxAddressLength ? URL.parse(text) : null;
    return url && url.username === '' && url.password === '' ? { url: url.href } : null;
  }
  return fileName.test(text) && text !== '.' && text !== '..' ? { file: text } : null;
}
