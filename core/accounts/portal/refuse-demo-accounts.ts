import { isPublic } from '@kardan/contract/configuration/is-public';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { countDemoAccounts } from './portal-account-store.ts';

/** Ends the start of a site that strangers can reach while it has accounts whose passwords the documentation tells. */
export async function refuseDemoAccounts({ db, env }: { db: Database; env: Env }): Promise<void> {
  if (!isPublic(env.SITE_ORIGIN)) return;
  const count = await countDemoAccounts(db);
  if (count > 0) {
    throw new Error(
      `The database holds ${count} demo accounts, whose passwords everybody can read: delete from account where is_demo.`,
    );
  }
}
