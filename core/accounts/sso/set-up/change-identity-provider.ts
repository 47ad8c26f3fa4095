import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { isPublic } from '@kardan/contract/configuration/is-public';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { encryptSecret } from '../../../kernel/encrypt-secret.ts';
import { type FieldIssue, InvalidRequest, NotFound } from '../../../kernel/errors.ts';
import type { Actor } from '../../actor.ts';
import { sessionOf } from '../../policies.ts';
import { requireFresh } from '../../second-factor/require-fresh.ts';
import { isPlace, secretOwner } from '../open-provider.ts';
import {
  deleteProvider,
  insertProvider,
  lockProvider,
  type ProviderFields,
  type StoredProvider,
  updateProvider,
} from '../provider-store.ts';
import { loadDealershipsOfGroup } from '../signing-in/company-role-store.ts';
import { deleteIdentitiesOfProvider } from '../signing-in/external-identity-store.ts';
import { endSessionsOfProvider } from '../signing-out/company-session-store.ts';
import { confirmDomains, loadDomains, replaceDomains } from './domain-store.ts';
import { findOwnGroup } from './find-own-group.ts';
import { presentProvider } from './read-identity-provider.ts';
import { refuseTaken } from './refuse-taken.ts';
import { removeOwnSignIns } from './remove-own-sign-ins.ts';

type Services = { db: Database; env: Env };

export interface NewProvider {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  domains: string[];
  roleClaim: string;
  roles: IdentityProvider['roles'];
}

/**
 * Sets the group's identity provider. Its domains count once an operator has released them: nobody takes others' addresses by
 * naming their domain. Another issuer is another provider. Another client of the same one knows nobody of the one before
 * either, since subjects may be made for each, but who vouches is the same: what was confirmed stays so.
 */
export async function saveIdentityProvider(
  { db, env }: Services,
  actor: Actor,
  named: string,
  given: NewProvider,
): Promise<IdentityProvider> {
  const group = await findOwnGroup({ db }, actor, named);
  return inTransaction(db, async (tx) => {
    const known = await lockProvider(tx, group.id);
    await requireFresh(tx, actor);
    const isSameIssuer = known?.issuer === given.issuer;
    const isSame = isSameIssuer && known.clientId === given.clientId;
    const secret = given.clientSecret;
    await refuseUnusable(tx, env, group.id, given, isSame || secret !== undefined);
    const domains = [...new Set(given.domains)];
    await refuseTaken(tx, known?.id, domains);
    const secretEncrypted =
      secret === undefined
        ? (known as StoredProvider).secretEncrypted
        : encryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(group.id), secret);
    const { issuer, clientId, roleClaim, roles: roleClaims } = given;
    const fields = { issuer, clientId, secretEncrypted, roleClaim, roleClaims };
    const before = known && (await fieldsToTell(tx, known));
    const confirmed = known ? await loadConfirmed(tx, known.id) : [];
    // Who released them goes on vouching for them: with an operator what was confirmed stays so, whatever the issuer.
    const staying = isSameIssuer || actor.isOperator ? confirmed.filter((domain) => domains.includes(domain)) : [];
    const leaving = confirmed.filter((domain) => !staying.includes(domain));
    if (known) await removeOwnSignIns(tx, actor, known, leaving);
    const id = await saveProvider(tx, actor, group.id, known, fields);
    await replaceDomains(tx, id, domains);
    await confirmDomains(tx, id, staying);
    const saved = { id, groupId: group.id, ...fields };
    const object = { id: group.id, label: group.name };
    await recordAct(tx, actor, {
      action: 'identity-provider.changed',
      object,
      ...(before && { before }),
      after: { ...(await fieldsToTell(tx, saved)), ...(secret !== undefined && { hasNewKey: true }) },
    });
    return presentProvider(tx, saved);
  });
}

/** Removes the group's provider: its sessions end, and its people choose a password by mail, which only reaches who is still there. */
export async function removeIdentityProvider({ db }: Services, actor: Actor, named: string): Promise<void> {
  const group = await findOwnGroup({ db }, actor, named);
  await inTransaction(db, async (tx) => {
    const known = await lockProvider(tx, group.id);
    await requireFresh(tx, actor);
    if (!known) throw new NotFound('identity provider');
    const before = await fieldsToTell(tx, known);
    await removeOwnSignIns(tx, actor, known, await loadConfirmed(tx, known.id));
    await endOtherSessions(tx, actor, known.id);
    await deleteProvider(tx, known.id);
    const object = { id: group.id, label: group.name };
    await recordAct(tx, actor, { action: 'identity-provider.removed', object, before });
  });
}

async function saveProvider(
  tx: Tx,
  actor: Actor,
  groupId: number,
  known: StoredProvider | undefined,
  fields: ProviderFields,
): Promise<number> {
  if (!known) return insertProvider(tx, groupId, fields);
  const isSameIssuer = known.issuer === fields.issuer;
  if (!isSameIssuer || known.clientId !== fields.clientId) await endOtherSessions(tx, actor, known.id);
  if (!isSameIssuer) {
    await deleteProvider(tx, known.id);
    return insertProvider(tx, groupId, fields);
  }
  if (known.clientId !== fields.clientId) await deleteIdentitiesOfProvider(tx, known.id);
  await updateProvider(tx, known.id, fields);
  return known.id;
}

/** Whoever does it goes on until their own session is over, a company session too: they have just shown who they are. */
async function endOtherSessions(tx: Tx, actor: Actor, providerId: number): Promise<void> {
  await endSessionsOfProvider(tx, providerId, { except: sessionOf(actor).id });
}

/** The provider's domains that count. */
async function loadConfirmed(tx: Tx, id: number): Promise<string[]> {
  const domains = await loadDomains(tx, id);
  return domains.flatMap(({ domain, isConfirmed }) => (isConfirmed ? domain : []));
}

async function refuseUnusable(
  tx: Tx,
  { SITE_ORIGIN }: Env,
  groupId: number,
  { issuer, roles }: NewProvider,
  hasSecret: boolean,
): Promise<void> {
  const issues: FieldIssue[] = [];
  if (!isPlace(issuer, !isPublic(SITE_ORIGIN))) {
    issues.push({ path: ['issuer'], code: 'https-only', message: 'an address that begins with https://' });
  }
  if (!hasSecret) {
    issues.push({ path: ['clientSecret'], code: 'secret-needed', message: 'the secret of this issuer and client' });
  }
  const own = new Set((await loadDealershipsOfGroup(tx, groupId)).map(({ id }) => id));
  for (const [place, { dealershipId }] of roles.entries()) {
    if (dealershipId === null || own.has(dealershipId)) continue;
    const path = ['roles', place, 'dealershipId'];
    issues.push({ path, code: 'unknown-dealership', message: 'a dealership of the group' });
  }
  if (issues.length > 0) throw new InvalidRequest(issues);
}

async function fieldsToTell(tx: Tx, { id, issuer, clientId, roleClaim, roleClaims }: StoredProvider) {
  const domains = (await loadDomains(tx, id)).map(
    (each) => `${each.domain}${each.isConfirmed ? '' : ' (unconfirmed)'}`,
  );
  const roles = roleClaims.map(({ value, role, dealershipId }) => [value, role, dealershipId].join(' '));
  return { issuer, clientId, roleClaim, roles, domains };
}
