import type { MadeDealership } from '@kardan/contract/calls/operator/requests';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { loadMatches } from './checks/match-store.ts';
import { type Company, companyColumns } from './company-columns.ts';
import { makeDealership } from './make-dealership.ts';

interface NewDealership {
  company: Company;
  owner: { name: string; email: string; phone: string; language: Language };
  cityId: number | null;
  groupId: number | null;
  despiteMatches: boolean;
}

/**
 * Makes a dealership without a request, for operators, and invites its owner; public as soon as the owner has accepted the
 * agreements and completed the imprint. Refuses one that is there already, unless the operator says that it is known. It makes an
 * owner: that needs a fresh sign-in.
 */
export async function createDealership(
  { db }: { db: Database },
  actor: Actor,
  { company, owner, cityId, groupId, despiteMatches }: NewDealership,
): Promise<MadeDealership> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    await requireFresh(tx, actor);
    const columns = companyColumns(company);
    const matches = await loadMatches(tx, { ...columns, phone: owner.phone, email: owner.email }, null);
    if (matches.length > 0 && !despiteMatches) {
      throw new Failure('dealership-known', {
        issues: matches.map(({ name, by }) => ({
          path: ['company'],
          code: 'known-company',
          message: `${name} (${by.join(', ')})`,
        })),
      });
    }
    return makeDealership(tx, actor, { company: columns, owner, cityId, groupId });
  });
}
