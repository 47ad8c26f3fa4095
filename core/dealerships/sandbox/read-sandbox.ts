import type { Sandbox } from '@kardan/contract/calls/admin/sandbox';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaffToRead } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { presentSandbox } from './sandbox-rules.ts';
import { loadSandbox } from './sandbox-store.ts';

/** The dealership's sandbox, if it has one. */
export async function readSandbox(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<{ sandbox: Sandbox | null }> {
  const { id } = await findOwnDealership({ db }, actor, dealership);
  requireStaffToRead(actor, id, 'dealership');
  const stored = await loadSandbox(db, id);
  return { sandbox: stored ? presentSandbox(stored) : null };
}
