import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent } from '../../../mail/mail-content.ts';
import { loadAddress } from '../../dealership-store.ts';
import { loadRestriction, type StoredRestriction } from '../restriction-store.ts';
import { restrictionWords } from './restriction-words.ts';

/** The statement of reasons for what holds against a dealership, and the word that it is over. */
export async function writeRestrictionMail(
  { db, env }: { db: Database; env: Env },
  { restrictionId, news }: MailPayload<'dealership-restriction'>,
  language: Language,
): Promise<MailContent | undefined> {
  const restriction = await loadRestriction(db, restrictionId);
  const dealership = restriction && (await loadAddress(db, restriction.dealershipId));
  if (!restriction || !dealership) return undefined;
  const { name, slug } = dealership;
  const words = restrictionWords[language];
  const isOver = news === 'lifted';
  const { heading, text, blocks } = isOver
    ? lifting(language, name, restriction)
    : statement(env, language, name, restriction);
  return {
    language,
    subject: `${heading}: ${name} · ${env.SITE_NAME}`,
    preview: text,
    heading,
    blocks: [
      { kind: 'text', text },
      ...blocks,
      isOver
        ? { kind: 'button', label: words.open, url: adminPage(env, `${slug}/statements`, language) }
        : { kind: 'button', label: words.complain, url: adminPage(env, `${slug}/overview`, language) },
    ],
    reason: words.reason(name, env.SITE_NAME),
    replyTo: { name: env.SITE_NAME, address: env.SITE_CONTACT_EMAIL },
    automatic: 'generated',
  };
}

interface Written {
  heading: string;
  text: string;
  blocks: MailBlock[];
}

function statement(env: Env, language: Language, name: string, restriction: StoredRestriction): Written {
  const words = restrictionWords[language];
  const { kind, facts, ground, clause, foundBy, atOnceBecause, effectiveAt, complaintUntil } = restriction;
  const from = dayInWords(effectiveAt, language);
  const until = dayInWords(new Date(`${complaintUntil}T12:00:00Z`), language);
  return {
    heading: words.subject[kind],
    text: words.effect[kind](name, from),
    blocks: [
      { kind: 'quote', title: words.facts, text: facts },
      {
        kind: 'facts',
        facts: [
          { label: words.measure, value: words.measures[kind] },
          { label: words.from, value: from },
          { label: words.ground, value: `${words.grounds[ground]}: ${clause}` },
          ...(atOnceBecause ? [{ label: words.atOnce, value: words.hastes[atOnceBecause] }] : []),
          { label: words.found, value: words.findings[foundBy] },
          { label: words.decided, value: words.byPerson },
        ],
      },
      { kind: 'section', title: words.redress },
      { kind: 'text', text: words.complaint(until, env.SITE_CONTACT_EMAIL) },
      { kind: 'text', text: words.outside },
      { kind: 'text', text: words.courts },
    ],
  };
}

function lifting(language: Language, name: string, { kind, liftedBecause }: StoredRestriction): Written {
  const { lifted, measures } = restrictionWords[language];
  return {
    heading: lifted.heading,
    text: lifted.text(name, measures[kind]),
    blocks: [{ kind: 'quote', title: lifted.because, text: liftedBecause ?? '' }],
  };
}

function dayInWords(moment: Date, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return moment.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Vienna' });
}
