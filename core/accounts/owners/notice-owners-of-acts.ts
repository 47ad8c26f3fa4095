import type { Language } from '@kardan/contract/values/identifiers';
import type { Tx } from '../../db/database.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { loadAccountsOfOwner, type Owner } from './owner-store.ts';

/** An entry of the record, with the dealership or the group that it was done for. */
export interface NoticedAct extends Owner {
  id: string;
}

/**
 * Mails everybody who owns one of the dealerships or groups what was done there, in the transaction that does it: one mail a person,
 * which tells of what is their own alone. Who they are is asked now: before a right is taken, whoever had it learns of it.
 */
export async function noticeOwnersOfActs(tx: Tx, acts: readonly NoticedAct[]): Promise<void> {
  const told = new Map<string, { language: Language; actIds: string[] }>();
  for (const { id, ...owner } of acts) {
    for (const { email, language } of await loadAccountsOfOwner(tx, owner)) {
      const actIds = [...new Set([...(told.get(email)?.actIds ?? []), id])];
      told.set(email, { language, actIds });
    }
  }
  const mails = [...told].map(([recipient, { language, actIds }]) => ({
    template: 'owner-notice' as const,
    recipient,
    language,
    payload: { actIds },
  }));
  await queueMails(tx, mails);
}
