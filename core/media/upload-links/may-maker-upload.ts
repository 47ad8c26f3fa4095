import { mayChangeAsStaff } from '../../accounts/policies.ts';
import { readActorOfAccount } from '../../accounts/read-actor.ts';
import type { Database } from '../../db/database.ts';

/** Whether whoever made a link might still add the picture themselves: it ends with their rights. */
export async function mayMakerUpload(
  db: Database,
  { accountId, dealershipId }: { accountId: number | null; dealershipId: number },
): Promise<boolean> {
  return mayChangeAsStaff(await readActorOfAccount({ db }, accountId), dealershipId);
}
