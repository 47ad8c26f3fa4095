import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { bringOnline } from '../../listings/editing/bring-online.ts';
import { fieldsOnline, sameValue } from '../../listings/editing/car-fields.ts';
import { holdOwnCar, picturesOf, picturesOnline } from '../../listings/editing/own-car.ts';
import { keepWorkingCopy } from '../../listings/editing/save-listing.ts';
import { findUploaded } from '../../media/uploads/find-uploaded.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import type { AppliedCar } from '../cars/applied-car.ts';
import { wholeCar } from '../cars/line-issues.ts';
import type { LineIssue } from '../feed-car.ts';
import type { KnownCar } from './find-known-cars.ts';
import type { ToldCar } from './told-car.ts';

/** Puts uploaded pictures on a car, in their order and instead of those that it has; words that somebody gave them stay. */
export async function placeUploads(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  dealershipId: number,
  told: ToldCar,
  applied: AppliedCar,
  known: KnownCar | undefined,
): Promise<AppliedCar> {
  const { uploads } = told;
  if (uploads === undefined || applied.fate === 'refused' || applied.listingId === null) return applied;
  if (known?.locked.includes('pictures')) {
    const kept = wholeCar('field-locked', 'keeps', { column: 'uploads', field: 'pictures' });
    return { ...applied, issues: [...applied.issues, kept] };
  }
  const car = await holdOwnCar(tx, actor, dealershipId, applied.listingId);
  if (car.online && car.online.blockedReason !== null) {
    const refused = wholeCar('state-refuses', 'drops', { column: 'uploads', field: 'pictures' });
    return { ...applied, issues: [...applied.issues, refused] };
  }
  const shown = car.online ? picturesOnline(car.online) : picturesOf(car);
  const byHash = new Map(shown.map((picture) => [picture.contentHash, picture]));
  const hashes = [...new Set(uploads)];
  const own = await findUploaded(tx, dealershipId, hashes);
  const unknown = hashes.filter((hash) => !own.has(hash) && !byHash.has(hash));
  const pictures = hashes
    .filter((hash) => !unknown.includes(hash))
    .map(
      (contentHash) => byHash.get(contentHash) ?? { contentHash, altText: null, shot: null, source: null, edit: null },
    );
  const issues = [...applied.issues, ...unknown.map(unknownUpload)];
  if (sameValue(pictures, shown)) return { ...applied, issues };
  if (car.online) {
    const wanted = { fields: fieldsOnline(car.online), pictures, offered: false };
    await bringOnline(services, tx, actor, car, wanted, { source: 'api' });
  } else await keepWorkingCopy(tx, actor, car, { pictures });
  const change = { field: 'pictures', before: shown.length, after: pictures.length };
  const fate = applied.fate === 'unchanged' ? 'changed' : applied.fate;
  return { ...applied, fate, changes: [...applied.changes, change], issues };
}

function unknownUpload(raw: string): LineIssue {
  return wholeCar('picture-invalid', 'drops', { column: 'uploads', field: 'pictures', raw });
}
