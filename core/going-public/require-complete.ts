import type { Tx } from '../db/database.ts';
import { Failure } from '../kernel/errors.ts';
import { hasPublished, isSandbox } from './going-public-store.ts';
import { readMissing } from './read-missing.ts';

/** Refuses what would make a dealership public whose imprint or agreements are incomplete; names everything that is missing. */
export async function requireComplete(tx: Tx, dealershipId: number): Promise<void> {
  const missing = await readMissing({ db: tx }, dealershipId);
  if (missing.length === 0) return;
  throw new Failure('dealership-incomplete', {
    issues: missing.map(({ section, field }) => ({
      path: [section, field],
      code: 'field-missing',
      message: `the dealership has no ${field} yet`,
    })),
  });
}

/**
 * The same before a dealership's first car goes online. Who has had cars online goes on: a rule that came later, or new
 * terms, stop nobody's trade from one day to the next. In a sandbox nothing goes public.
 */
export async function requireCompleteForFirstCar(tx: Tx, dealershipId: number): Promise<void> {
  if (await isSandbox(tx, dealershipId)) return;
  if (!(await hasPublished(tx, dealershipId))) await requireComplete(tx, dealershipId);
}
