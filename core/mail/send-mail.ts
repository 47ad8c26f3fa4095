import type { Language } from '@kardan/contract/values/identifiers';
import { count } from '@kardan/telemetry/metrics/record';
import { type Database, inTransaction, type Tx } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../kernel/log.ts';
import { buildMessage } from './build-message.ts';
import { countMail, lockMail, mailExists, saveSentForNow, saveSettled } from './mail-store.ts';
import type { MailTransport } from './mail-transport.ts';
import { isAddressRefused, isRefusedForGood, refusalCode } from './refusal-rules.ts';
import { type MailWriters, writeMail } from './write-mail.ts';

interface Services {
  db: Database;
  env: Env;
  log: Logger;
  mail: MailTransport;
}

/**
 * Sends a mail that waits, once: whoever sends it holds its row until the database knows, so no two workers send it, and
 * one that was sent is not sent again. A worker that dies before the mail server has taken it leaves it waiting. A database
 * that can write nothing, as with a full disk, is found out before anything is sent; what it could not note in the end is
 * noted later by who knows, and not sent again (decision 89). One window is left, which SMTP cannot close: between the server's yes
 * and our commit. What a worker that dies there has sent is sent a second time, with the same Message-ID, by which mailboxes know
 * it for the same; a mail that might be lost would be worse.
 */
export async function sendMail(services: Services, writers: Partial<MailWriters>, mailId: string): Promise<void> {
  const end = await inTransaction(services.db, async (tx) => {
    const mail = await lockMail(tx, mailId);
    if (!mail && (await mailExists(tx, mailId))) throw new Error('somebody else is sending this mail');
    if (mail?.state !== 'queued') return undefined;
    return settle(services, writers, tx, { ...mail, language: mail.language as Language });
  });
  services.mail.taken.delete(mailId);
  if (end) count('kardan_mails_total', { end });
}

async function settle(
  { env, log, mail: { smtp, taken } }: Services,
  writers: Partial<MailWriters>,
  tx: Tx,
  mail: { id: string; template: string; recipient: string; language: Language; payload: unknown },
): Promise<'sent' | 'refused' | 'dropped'> {
  // On the connection that holds the mail: several mails at once that waited for a second one each would never get it.
  const content = taken.get(mail.id) ?? (await writeMail({ db: tx, env }, writers, mail));
  if (!content) {
    await saveSettled(tx, mail.id, 'dropped');
    await countMail(tx, mail.template, 'dropped');
    return 'dropped';
  }
  // What holds up nobody else is written before it is sent: a database that has no room for it refuses here.
  const takeBack = await saveSentForNow(tx, mail.id);
  try {
    if (!taken.has(mail.id)) await smtp.sendMail(buildMessage(env, mail, content));
  } catch (error) {
    if (!isRefusedForGood(error)) throw withoutAddress(error);
    log.warn({ mailId: mail.id, template: mail.template }, 'mail refused by the mail server');
    await takeBack();
    await saveSettled(tx, mail.id, 'refused', refusalCode(error));
    if (isAddressRefused(error)) await content.onAddressRefused?.(tx);
    await countMail(tx, mail.template, 'refused');
    return 'refused';
  }
  taken.set(mail.id, content);
  await content.onSent?.(tx);
  await countMail(tx, mail.template, 'sent');
  return 'sent';
}

/** Servers quote the recipient in what they answer, and jobs keep the reason of their failure. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new Error(`mail server: ${[code, responseCode].filter(Boolean).join(' ') || 'unknown failure'}`);
}
