import type { Database } from '../../../db/database.ts';
import { loadMemberByEmail, loadReplyThread } from './received-reply-store.ts';

/**
 * Who of a dealership wrote a mail, by its sender: a member's account, or null for the dealership itself, which also writes
 * from other mailboxes of its website's domain. Undefined for anybody else. That the sender is not forged is for the mail
 * server in front to say; the signed address, which only the dealership was sent, tells the thread.
 */
export async function findAuthor(db: Database, recipientId: string, from: string): Promise<number | null | undefined> {
  const dealership = await loadReplyThread(db, recipientId);
  if (!dealership) return undefined;
  const member = await loadMemberByEmail(db, dealership.dealershipId, from);
  if (member !== undefined) return member;
  const own = dealership.email.toLowerCase();
  return from === own || (domainOf(from) === domainOf(own) && domainOf(own) === hostOf(dealership.website))
    ? null
    : undefined;
}

function domainOf(email: string): string {
  return email.split('@').at(-1) ?? '';
}

function hostOf(website: string | null): string | undefined {
  if (website === null || !URL.canParse(website)) return undefined;
  return new URL(website).hostname.replace(/^www\./, '');
}
