import type { Language } from '@kardan/contract/values/identifiers';
import { readActs, type ToldAct } from '../../../audit/read-acts.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailContent, MailFact } from '../../../mail/mail-content.ts';
import { adminPage } from '../../mails/admin-links.ts';
import { type NoticedAction, noticedActions, ownerNoticeWords } from './owner-notice-words.ts';

/** Tells an owner what was done in the name of their dealership, as the record has it; nothing when the record has it no more. */
export async function writeOwnerNotice(
  { db, env }: { db: Database; env: Env },
  { actIds }: MailPayload<'owner-notice'>,
  language: Language,
): Promise<MailContent | undefined> {
  const acts = await readActs({ db }, actIds);
  const [act] = acts;
  const action = noticedActions.find((each) => each === act?.action);
  if (!act || !action) return undefined;
  const words = ownerNoticeWords[language];
  const { heading, text, next } = words.notices[action];
  const owner = acts.map(ownerOf).join(', ');
  return {
    language,
    subject: `${heading} · ${env.SITE_NAME}`,
    preview: text(owner),
    heading,
    blocks: [
      { kind: 'text', text: text(owner) },
      { kind: 'facts', facts: factsOf(acts, act, language) },
      { kind: 'text', text: next },
      ...(act.dealershipSlug === null ? [] : [buttonOf(env, action, act.dealershipSlug, language)]),
    ],
    reason: words.whyMailed(env.SITE_NAME),
    automatic: 'generated',
  };
}

/** A group is told with the act, since the record is kept by dealership. */
function ownerOf({ dealershipName, before, after }: ToldAct): string {
  return dealershipName ?? String(after.group ?? before.group ?? '');
}

function factsOf(acts: readonly ToldAct[], act: ToldAct, language: Language): MailFact[] {
  const words = ownerNoticeWords[language];
  const { actorName, onBehalf, objectKind, objectLabel, before, after } = act;
  const by = [actorName, onBehalf && words.ofPortal].filter(Boolean).join(', ');
  const fact = (label: string, value: unknown): MailFact[] =>
    value === undefined || value === null || value === '' ? [] : [{ label, value: String(value) }];
  return [
    ...fact(words.actor, by),
    ...(/member$/.test(objectKind) ? fact(words.member, objectLabel) : []),
    ...(objectKind === 'dealership' ? fact(words.group, after.group ?? before.group) : []),
    ...(objectKind === 'feed' ? fact(words.feed, objectLabel) : []),
    ...fact(words.roleBefore, words.roles[String(before.role)]),
    ...fact(words.role, words.roles[String(after.role)]),
    ...fact(words.emailBefore, before.email),
    ...fact(words.email, after.email),
    ...fact(words.reason, after.reason),
    ...(objectKind === 'inquiry'
      ? acts.flatMap((each) => fact(threadsOf(acts, each, language), each.after.threads))
      : []),
  ];
}

/** By site, where the file is of several. */
function threadsOf(acts: readonly ToldAct[], { dealershipName }: ToldAct, language: Language): string {
  const { threads } = ownerNoticeWords[language];
  return acts.length === 1 || dealershipName === null ? threads : `${threads}, ${dealershipName}`;
}

function buttonOf(env: Env, action: NoticedAction, slug: string, language: Language) {
  const words = ownerNoticeWords[language];
  const button = (label: string, path: string) => ({
    kind: 'button' as const,
    label,
    url: adminPage(env, `${slug}/${path}`, language),
  });
  if (action.startsWith('member.')) return button(words.openTeam, 'team');
  if (action === 'dealership.changed') return button(words.openProfile, 'edit');
  if (action.startsWith('feed.')) return button(words.openFeeds, 'edit-api-provider');
  return button(words.openHistory, 'history');
}
