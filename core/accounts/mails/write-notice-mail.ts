import type { Language } from '@kardan/contract/values/identifiers';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailContent, MailFact } from '../../mail/mail-content.ts';
import { accountWords } from './account-words.ts';
import { adminPage, askForPasswordPage } from './admin-links.ts';
import { loadGroupMember, loadMember } from './notice-store.ts';

/** Tells an account what was done with it, or an owner who has come; nothing when the new member is gone again. */
export async function writeNoticeMail(
  { db, env }: { db: Database; env: Env },
  { notice, device, memberId, dealershipId, groupId }: MailPayload<'account-notice'>,
  language: Language,
): Promise<MailContent | undefined> {
  const words = accountWords[language];
  const { heading, text, note = words.notYou, leadsTo } = words.notices[notice];
  const mail = { language, subject: `${heading} · ${env.SITE_NAME}`, preview: text, heading, reason: words.reason };
  if (memberId !== undefined) {
    const member =
      groupId === undefined
        ? await loadMember(db, memberId, dealershipId ?? 0)
        : await loadGroupMember(db, memberId, groupId);
    if (!member) return undefined;
    const facts: MailFact[] = [
      { label: words.member, value: `${member.displayName}, ${member.email}` },
      { label: words.role, value: words.roles[member.role] },
      { label: groupId === undefined ? words.dealership : words.group, value: member.name },
    ];
    const url = adminPage(env, `${groupId === undefined ? '' : 'group/'}${member.slug}/team`, language);
    return {
      ...mail,
      blocks: [
        { kind: 'text', text },
        { kind: 'facts', facts },
        { kind: 'button', label: words.openTeam, url },
      ],
      automatic: 'generated',
    };
  }
  const button =
    leadsTo === 'new-password'
      ? { label: words.askForPassword, url: askForPasswordPage(env, language) }
      : { label: words.openAccount, url: adminPage(env, 'account', language) };
  return {
    ...mail,
    blocks: [
      { kind: 'text', text },
      ...(device === undefined ? [] : [{ kind: 'facts' as const, facts: [{ label: words.device, value: device }] }]),
      { kind: 'button', ...button },
      { kind: 'note', text: note },
    ],
    automatic: 'generated',
  };
}
