import type { Language } from '@kardan/contract/values/identifiers';
import type { MailOutcome } from '@kardan/contract/values/operations';
import { sql } from 'kysely';
import { type Database, openSavepoint, type Tx } from '../db/database.ts';
import type { MailState } from '../db/schema.gen.ts';
import type { MailTemplate } from './mail-catalogue.ts';

export interface NewMail {
  template: MailTemplate;
  recipient: string;
  language: Language;
  payload: Record<string, unknown>;
}

/** Stores mails that wait; gives their ids in the same order. */
export async function insertMails(tx: Tx, mails: NewMail[]): Promise<string[]> {
  if (mails.length === 0) return [];
  const ids = await loadNewIds(tx, mails.length);
  await tx
    .insertInto('mail')
    .values(
      mails.map(({ payload, ...mail }, position) => ({ ...mail, id: ids[position], payload: JSON.stringify(payload) })),
    )
    .execute();
  return ids;
}

/** Taken beforehand: which row of many gets which id is not said by the insert. */
async function loadNewIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
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

/** Ends a mail's waiting, with what the server answered where it refused. */
export async function saveSettled(
  tx: Tx,
  mailId: string,
  state: Exclude<MailState, 'queued'>,
  refusal: string | null = null,
): Promise<void> {
  await tx.updateTable('mail').set({ state, settledAt: sql<Date>`now()`, refusal }).where('id', '=', mailId).execute();
}

/** Notes a mail as sent that is about to be; gives what takes that back, since no mail that was sent can be refused later. */
export async function saveSentForNow(tx: Tx, mailId: string): Promise<() => Promise<void>> {
  const takeBack = await openSavepoint(tx, 'unsent');
  await saveSettled(tx, mailId, 'sent');
  return takeBack;
}

/** Notes that a sent mail came back; undefined when that is known, or the mail forgotten. */
export function saveBounced(
  tx: Tx,
  mailId: string,
  bounce: string,
): Promise<{ template: string; searchAgentId: string | null } | undefined> {
  return tx
    .updateTable('mail')
    .set({ bouncedAt: sql<Date>`now()`, bounce })
    .where('id', '=', mailId)
    .where('state', '=', 'sent')
    .where('bouncedAt', 'is', null)
    .returning(['template', agentOf.as('searchAgentId')])
    .executeTakeFirst();
}

/** Adds one to the day's mails. Late in a transaction: until its end the next mail of the template waits. */
export async function countMail(tx: Tx, template: string, outcome: MailOutcome): Promise<void> {
  await sql`
    insert into mail_of_day (day, template, outcome, count)
    values ((now() at time zone 'Europe/Vienna')::date, ${template}, ${outcome}, 1)
    on conflict (day, template, outcome) do update set count = mail_of_day.count + 1`.execute(tx);
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

export async function lockMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.selectFrom('mail').select('id').where('recipient', '=', recipient).orderBy('id').forUpdate().execute();
}

export async function deleteMailsTo(tx: Tx, recipient: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('mail').where('recipient', '=', recipient).executeTakeFirst();
  return Number(numDeletedRows);
}

const agentOf = sql<string>`payload ->> 'searchAgentId'`;

/** Mails of these search agents that nobody is sending at this moment. */
export function deleteMailsOfAgents(
  tx: Tx,
  searchAgentIds: string[],
  { onlyQueued }: { onlyQueued?: true },
): Promise<{ id: string; state: MailState }[]> {
  return tx
    .deleteFrom('mail')
    .where('id', 'in', (where) =>
      where
        .selectFrom('mail as found')
        .select('found.id')
        .where(sql<boolean>`found.payload ->> 'searchAgentId' = any (${searchAgentIds}::text[])`)
        .$if(onlyQueued === true, (query) => query.where('found.state', '=', 'queued'))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'state'])
    .execute();
}

export function loadMailsOfAgents(db: Database, searchAgentIds: string[]) {
  return db
    .selectFrom('mail')
    .select(['template', 'state', 'createdAt', 'settledAt', agentOf.as('searchAgentId')])
    .where(sql<boolean>`payload ->> 'searchAgentId' = any (${searchAgentIds}::text[])`)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** What was mailed to an address, newest first, without its text. */
export function loadMailsTo(db: Database, recipient: string) {
  return db
    .selectFrom('mail')
    .select(['createdAt', 'template', 'language', 'state', 'settledAt', 'refusal', 'bouncedAt', 'bounce'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** The next mails, by id, that have waited so long and that no job is about. */
export async function loadStrandedMails(
  tx: Tx,
  { olderThanMinutes, after, limit }: { olderThanMinutes: number; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select mail.id
    from mail
    where
      mail.state = 'queued'
      and mail.created_at < now() - make_interval(mins => ${olderThanMinutes})
      and (${after}::uuid is null or mail.id > ${after}::uuid)
      and not exists (
        select from pgboss.job
        where job.name = 'send-mail' and job.state in ('created', 'retry', 'active') and job.data ->> 'mailId' = mail.id::text
      )
    order by mail.id
    limit ${limit}`.execute(tx.withoutPlugins());
  return rows.map(({ id }) => id);
}
