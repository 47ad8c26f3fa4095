import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { loadOpenToken } from '../links/account-token-store.ts';
import { accountWords } from './account-words.ts';
import { invitationLink, resetLink } from './admin-links.ts';

type Services = { db: Database; env: Env };

/** The link that accepts an invitation; nothing when it was taken back, or a newer one is under way. */
export async function writeInvitationMail(
  { db, env }: Services,
  { tokenId }: MailPayload<'account-invitation'>,
  language: Language,
): Promise<MailContent | undefined> {
  const invitation = await loadOpenToken(db, tokenId, 'invite');
  if (!invitation) return undefined;
  const { heading, text, button, next, reason } = accountWords[language].invitation;
  const where = invitation.dealershipName ?? invitation.groupName ?? env.SITE_NAME;
  const said = text(invitation.inviterName, where);
  return {
    language,
    subject: `${heading(where)} · ${env.SITE_NAME}`,
    preview: said,
    heading: heading(where),
    blocks: [
      { kind: 'text', text: said },
      { kind: 'button', label: button, url: invitationLink(env, tokenId, language) },
      { kind: 'note', text: next },
    ],
    reason,
    automatic: 'generated',
  };
}

/** The link that sets a new password; nothing when it cannot be used any more. */
export async function writeResetMail(
  { db, env }: Services,
  { tokenId }: MailPayload<'account-reset'>,
  language: Language,
): Promise<MailContent | undefined> {
  if (!(await loadOpenToken(db, tokenId, 'reset'))) return undefined;
  const { heading, text, button, next, reason } = accountWords[language].reset;
  return {
    language,
    subject: `${heading} · ${env.SITE_NAME}`,
    preview: text,
    heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: button, url: resetLink(env, tokenId, language) },
      { kind: 'note', text: next },
    ],
    reason,
    automatic: 'generated',
  };
}
