import { invitationLink } from '@kardan/core/accounts/mails/admin-links';
import { inDatabase } from '../data/in-database.ts';
import { stack } from '../stack/environment.ts';

/** What the mail to whoever was invited leads to. */
export function invitationOf(email: string): Promise<string> {
  return inDatabase(async (db, { env }) => {
    const token = await db
      .selectFrom('accountToken')
      .innerJoin('account', 'account.id', 'accountToken.accountId')
      .select('accountToken.id')
      .where('account.email', '=', email)
      .executeTakeFirstOrThrow();
    return invitationLink({ ...env, SITE_ORIGIN: stack().web }, token.id, 'de-AT');
  });
}
