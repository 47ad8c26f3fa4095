import type { Tx } from '../db/database.ts';
import { Failure } from '../kernel/errors.ts';
import { isSandbox } from './member-store.ts';

/** A sandbox has no team of its own: its people are its dealership's, and nobody is asked into something to try things in. */
export async function refuseSandbox(tx: Tx, dealershipId: number): Promise<void> {
  if (await isSandbox(tx, dealershipId)) throw new Failure('forbidden', { message: 'a sandbox has no team' });
}
