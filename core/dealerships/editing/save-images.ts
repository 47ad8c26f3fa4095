import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { DealershipImagesInput } from '@kardan/contract/calls/admin/profile-fields';
import type { Actor } from '../../accounts/actor.ts';
import { announceHousePictures } from '../../changes/announce-pictures.ts';
import type { Database } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import { loadOwnPictures, loadShownPictures, replaceShowroom } from './own-picture-store.ts';
import { unknownPicture } from './unknown-picture.ts';

/** Saves logo and pictures of the showroom in their order, of what the dealership has uploaded for no car; others are forgotten. */
export function saveImages(
  services: { db: Database },
  actor: Actor,
  reference: ProfileReference,
  input: DealershipImagesInput,
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (tx, { id }) => {
    const { logo, showroom } = input;
    const own = await loadOwnPictures(tx, id, hashesOf(input));
    const issues = [
      ...(logo === null || own.has(logo) ? [] : [unknownPicture(['logo'])]),
      ...showroom.flatMap((hash, place) => (own.has(hash) ? [] : [unknownPicture(['showroom', place])])),
    ];
    if (issues.length > 0) throw new InvalidRequest(issues);
    const before = await loadShownPictures(tx, id);
    await replaceShowroom(
      tx,
      id,
      showroom.map((hash) => own.get(hash) as number),
    );
    await announceHousePictures(tx, id, { before: hashesOf(before), after: hashesOf(input) });
    const logoImageId = logo === null ? null : (own.get(logo) as number);
    return { columns: { logoImageId }, before, after: { logo, showroom } };
  });
}

function hashesOf({ logo, showroom }: DealershipImagesInput): string[] {
  return logo === null ? showroom : [logo, ...showroom];
}
