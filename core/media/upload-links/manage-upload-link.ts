import { createHash, randomBytes } from 'node:crypto';
import type { UploadLink } from '@kardan/contract/calls/stock/upload-link';
import { uploadLinkMinutes } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { accountOf } from '../../accounts/policies.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { type CarReference, holdOwnCar, readOwnCar } from '../../listings/editing/own-car.ts';
import { mayMakerUpload } from './may-maker-upload.ts';
import { insertLink, loadOpenLink, revokeLinks } from './upload-link-store.ts';

type Services = { db: Database; env: Env };

/** Where the phone's page is; the token stands behind the #, which no server and no log sees. */
const linkPath = '/hochladen';

/** A link by which a phone adds pictures to this car for 30 minutes; the car's former link ends. */
export async function makeUploadLink(
  { db, env }: Services,
  actor: Actor,
  reference: CarReference,
): Promise<UploadLink> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, reference.dealershipId);
  const token = randomBytes(24).toString('base64url');
  const { expiresAt, lastUsedAt } = await inTransaction(db, async (tx) => {
    const { id: listingId } = await holdOwnCar(tx, actor, dealershipId, reference.listingId);
    const accountId = accountOf(actor);
    return insertLink(tx, {
      tokenHash: linkTokenHash(token),
      listingId,
      dealershipId,
      accountId,
      minutes: uploadLinkMinutes,
    });
  });
  return { url: `${env.SITE_ORIGIN}${linkPath}#${token}`, ...present({ expiresAt, lastUsedAt }) };
}

/** The car's link that a phone can use, if any; its address was told once. */
export async function readUploadLink({ db }: Services, actor: Actor, reference: CarReference) {
  const { id } = await readOwnCar(db, actor, reference);
  const link = await loadOpenLink(db, id);
  return { link: link && (await mayMakerUpload(db, link)) ? present(link) : null };
}

/** Ends the car's link at once. */
export async function revokeUploadLink({ db }: Services, actor: Actor, reference: CarReference): Promise<void> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, reference.dealershipId);
  await inTransaction(db, async (tx) => {
    const { id } = await holdOwnCar(tx, actor, dealershipId, reference.listingId);
    await revokeLinks(tx, id);
  });
}

/** What is kept of a token of 192 random bits: nobody makes a link of it. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function present({ expiresAt, lastUsedAt }: { expiresAt: Date; lastUsedAt: Date | null }) {
  return { expiresAt: expiresAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
