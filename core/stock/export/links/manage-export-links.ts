import { apiPrefix } from '@kardan/contract/calls/call';
import type { ExportLink } from '@kardan/contract/calls/stock/exports';
import { type ExportFormat, exportFiles, exportLinkBounds } from '@kardan/contract/values/exports';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../../accounts/actor.ts';
import { findOwnDealership } from '../../../accounts/find-own-dealership.ts';
import { noticeOwners } from '../../../accounts/owners/notice-owners.ts';
import { requireOwner, requireOwnerToRead } from '../../../accounts/policies.ts';
import { requireFresh } from '../../../accounts/second-factor/require-fresh.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { Failure, InvalidRequest, NotFound } from '../../../kernel/errors.ts';
import { countForGoogle, countLinks, deleteLink, insertLink, loadLinks, type StoredLink } from './export-link-store.ts';
import { exportTokenHash, newExportToken } from './export-token.ts';

/** The dealership's export links, without their addresses, and how Google's feed would look. */
export async function listExportLinks({ db }: { db: Database }, actor: Actor, dealership: string) {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireOwnerToRead(actor, id, 'dealership');
  const links = await loadLinks(db, id);
  return { items: links.map(present), google: await countForGoogle(db, id) };
}

interface WantedLink {
  name: string;
  format: ExportFormat;
  language: Language;
  withVin: boolean;
}

/**
 * Makes a secret address that gives what is on offer as a file, until it is revoked; it is told this once. That needs a fresh
 * sign-in, and owners get a mail.
 */
export async function createExportLink(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  dealership: string,
  wanted: WantedLink,
): Promise<{ link: ExportLink; address: string }> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, dealershipId, 'dealership');
  checkVin(wanted);
  const token = newExportToken();
  return inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    if ((await countLinks(tx, dealershipId)) >= exportLinkBounds.links) throw new Failure('too-many-export-links');
    const stored = await insertLink(tx, { ...wanted, dealershipId, tokenHash: exportTokenHash(token) });
    const { name: label, format, withVin } = wanted;
    await recordAct(tx, actor, {
      action: 'export-link.created',
      dealershipId,
      object: { id: stored.id, label },
      after: { format, withVin },
    });
    await noticeOwners(tx, { dealershipId }, 'export-link-made', { linkId: stored.id });
    const address = `${env.SITE_ORIGIN}${apiPrefix}/export/${token}/${exportFiles[format]}`;
    return { link: present(stored), address };
  });
}

/** VINs leave us only in Google's feed, which takes no car without one, and only where an owner has agreed. */
function checkVin({ format, withVin }: WantedLink): void {
  if (withVin === (format === 'google')) return;
  const issue = withVin
    ? { code: 'vin-only-for-google', message: 'only Google’s feed has VINs' }
    : { code: 'vin-needed', message: 'Google takes no car without its VIN' };
  throw new InvalidRequest([{ path: ['withVin'], ...issue }]);
}

/** Revokes an export link: from now on its address gives nothing. */
export async function removeExportLink(
  { db }: { db: Database },
  actor: Actor,
  { dealershipId: dealership, linkId }: { dealershipId: string; linkId: string },
): Promise<void> {
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireOwner(actor, dealershipId, 'dealership');
  await inTransaction(db, async (tx) => {
    const removed = await deleteLink(tx, dealershipId, linkId);
    if (!removed) throw new NotFound(`export link ${linkId}`);
    const { name: label, format } = removed;
    const object = { id: linkId, label };
    await recordAct(tx, actor, { action: 'export-link.removed', dealershipId, object, before: { format } });
  });
}

function present({ createdAt, lastUsedAt, format, ...link }: StoredLink): ExportLink {
  return {
    ...link,
    format: format as ExportFormat,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
