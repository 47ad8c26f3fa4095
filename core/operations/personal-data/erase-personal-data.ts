import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { Media } from '../../media/media.ts';
import { askForPerson, personOnRecord } from './ask-for-person.ts';
import { eraseAccount } from './erase-account.ts';
import type { ErasedData } from './erase-held-data.ts';
import { erasePerson } from './erase-person.ts';
import { refuseNeededAccount } from './refuse-needed-account.ts';

/**
 * Removes what is kept about a person, and their account where that is asked for; says what it was. That it was begun is on record
 * before, and that it was done only afterwards: several stores are emptied one by one, and what failed halfway was not erased. Where
 * the account is one that others need, nothing is.
 */
export async function erasePersonalData(
  { db, media, env }: { db: Database; media: Media; env: Pick<Env, 'LINK_SECRET'> },
  actor: Actor,
  { account, ...person }: { email: string; confirmation: string; account: boolean },
): Promise<ErasedData & { account: boolean }> {
  await askForPerson({ db }, actor, person, 'personal-data.erasing');
  if (account) await inTransaction(db, (tx) => refuseNeededAccount(tx, person.email));
  const held = await erasePerson({ db, media, env }, person.email);
  const erased = { ...held, account: account && (await eraseAccount({ db, media, env }, person.email)) };
  await inTransaction(db, (tx) =>
    recordAct(tx, actor, {
      action: 'personal-data.erased',
      object: personOnRecord(person.email),
      after: { ...erased },
    }),
  );
  return erased;
}
