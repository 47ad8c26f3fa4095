import type { Language } from '@kardan/contract/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { MailState } from '../db/schema.gen.ts';
import type { MailTemplate } from './mail-catalogue.ts';

export interface NewMail {
  template: MailTemplate;
  recipient: string;
  language: Language;
  payload: Record<string, unknown>;
}

export async function insertMail(tx: Tx, { payload, ...mail }: NewMail): Promise<string> {
  const { id } = await tx
    .insertInto('mail')
    .values({ ...mail, payload: JSON.stringify(payload) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Longer than a mail server may take over one mail, so that nobody else gets it while it is being sent. */
const sendingMinutes = 10;

/**
 * Takes a mail for this transaction alone; undefined when it is another's at this moment, or gone. The lock ends with the
 * transaction, and that with the process, however it ends.
 */
export async function lockMail(tx: Tx, mailId: string) {
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(`${sendingMinutes}min`)}`.execute(tx);
  return tx
    .selectFrom('mail')
    .select(['id', 'template', 'recipient', 'language', 'payload', 'state'])
    .where('id', '=', mailId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function mailExists(db: Database | Tx, mailId: string): Promise<boolean> {
  const row = await db.selectFrom('mail').select('id').where('id', '=', mailId).executeTakeFirst();
  return row !== undefined;
}

export async function settleMail(tx: Tx, mailId: string, state: Exclude<MailState, 'queued'>): Promise<void> {
  await tx.updateTable('mail').set({ state, settledAt: sql<Date>`now()` }).where('id', '=', mailId).execute();
}

/** Mails that were settled so many days ago, and those that could not be sent for as long. */
export async function deleteOldMails(db: Database, days: number): Promise<number> {
  const then = sql<Date>`now() - make_interval(days => ${days})`;
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where((row) =>
      row.or([row('settledAt', '<', then), row.and([row('state', '=', 'queued'), row('createdAt', '<', then)])]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteMailsTo(tx: Tx, recipient: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('mail').where('recipient', '=', recipient).executeTakeFirst();
  return Number(numDeletedRows);
}
