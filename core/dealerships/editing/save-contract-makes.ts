import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { ContractMakesInput } from '@kardan/contract/calls/admin/profile-fields';
import type { Actor } from '../../accounts/actor.ts';
import type { Database, Tx } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import { loadContracts, loadKnownMakes, replaceContracts } from './contract-and-area-store.ts';

const kinds = ['sales', 'service'] as const;

/** Saves which makes a dealership has a contract to sell, and which to service. */
export function saveContractMakes(
  services: { db: Database },
  actor: Actor,
  reference: ProfileReference,
  input: ContractMakesInput,
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (tx, { id }) => {
    const known = await loadKnownMakes(tx, [...input.sales, ...input.service]);
    const issues = kinds.flatMap((kind) =>
      input[kind].flatMap((makeId, place) =>
        known.has(makeId) ? [] : [{ path: [kind, place], code: 'unknown-make', message: 'there is no such make' }],
      ),
    );
    if (issues.length > 0) throw new InvalidRequest(issues);
    const before = await tellContracts(tx, id);
    const contracts = kinds.flatMap((kind) => input[kind].map((makeId) => ({ makeId, kind })));
    await replaceContracts(tx, id, contracts);
    return { before, after: await tellContracts(tx, id) };
  });
}

async function tellContracts(tx: Tx, dealershipId: number) {
  const contracts = await loadContracts(tx, dealershipId);
  const ofKind = (kind: string) => contracts.flatMap((each) => (each.kind === kind ? [each.name] : []));
  return { sales: ofKind('sales'), service: ofKind('service') };
}
