import type { Tx } from '../../../db/database.ts';
import { InvalidRequest } from '../../../kernel/errors.ts';
import { loadTakenDomains } from './domain-store.ts';

/** Refuses domains that belong to another group for sure. */
export async function refuseTaken(tx: Tx, providerId: number | undefined, domains: string[]): Promise<void> {
  const taken = await loadTakenDomains(tx, providerId, domains);
  if (taken.length === 0) return;
  throw new InvalidRequest([
    { path: ['domains'], code: 'domain-taken', message: `${taken.join(', ')} is another group’s` },
  ]);
}
