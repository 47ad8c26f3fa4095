import type { Actor } from '../accounts/actor.ts';
import { readActor } from '../accounts/read-actor.ts';
import type { Database } from '../db/database.ts';
import { type AccountRights, buildAccount, buildSession } from './build-account.ts';

/** Somebody with these rights who has just signed in, with all that a sign-in can show: for what needs a fresh one. */
export async function buildSignedIn(db: Database, rights: AccountRights): Promise<Actor> {
  const { id: accountId } = await buildAccount(db, rights);
  const actor = await readActor({ db }, { accountId, sessionId: await buildSession(db, accountId) });
  if (!actor) throw new Error(`account ${accountId} is not signed in`);
  return actor;
}
