import type { Actor } from '../../accounts/actor.ts';
import { eraseAccountOf } from '../../accounts/portal/personal-account.ts';
import type { Database } from '../../db/database.ts';
import type { Media } from '../../media/media.ts';
import { askForPerson } from './ask-for-person.ts';
import { type ErasedData, eraseHeldData } from './erase-held-data.ts';

/** Removes what is kept about a person, and their account where that is asked for; says what it was. */
export async function erasePersonalData(
  { db, media }: { db: Database; media: Media },
  actor: Actor,
  { account, ...person }: { email: string; confirmation: string; account: boolean },
): Promise<ErasedData & { account: boolean }> {
  await askForPerson({ db }, actor, person, 'personal-data.erased');
  const erased = await eraseHeldData({ db, media }, person.email);
  return { ...erased, account: account && (await eraseAccountOf({ db }, person.email)) };
}
