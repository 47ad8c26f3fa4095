import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { MailPayload } from '../../../mail/mail-catalogue.ts';
import type { MailBlock, MailContent, MailFact } from '../../../mail/mail-content.ts';
import { type ReportFormats, reportFormats } from '../files/report-formats.ts';
import { reportWords } from '../files/report-words.ts';
import type { ReportFacts } from '../read-facts.ts';
import { loadOwnedReports, type OwnedReport } from './monthly-report-store.ts';
import { monthlyWords } from './monthly-words.ts';
import { reportSettingsUrl, unsubscribeUrl } from './report-links.ts';

/** As many sites as somebody reads of in a mail. */
const maxSites = 30;

/** What an owner is told of a month; nothing where nothing happened, or once he wants no more of them. */
export async function writeMonthlyReportMail(
  { db, env }: { db: Database; env: Env },
  { accountId, month }: MailPayload<'monthly-report'>,
  language: Language,
): Promise<MailContent | undefined> {
  const sites = (await loadOwnedReports(db, accountId, month)).filter(({ facts }) => isWorthTelling(facts));
  const [first] = sites;
  if (!first) return undefined;
  const words = monthlyWords[language];
  const format = reportFormats(language);
  const name = format.month(month);
  const whole = summed(sites.map(({ facts }) => facts));
  const views = format.number(whole.totals.views);
  const contacts = format.number(whole.totals.contacts);
  const isOne = sites.length === 1;
  const text = isOne ? words.one(first.name, name) : words.many(format.number(sites.length), name);
  return {
    language,
    subject: words.subject(name, views, contacts),
    preview: text,
    heading: words.heading(name),
    blocks: [
      { kind: 'text', text },
      ...(isOne ? siteBlocks(first, language, format) : groupBlocks(sites, whole, language, format)),
      {
        kind: 'button',
        label: words.open,
        url: adminPage(env, isOne ? `${first.slug}/admin-report` : '', language),
      },
    ],
    reason: words.reason,
    links: [{ label: words.settings, url: reportSettingsUrl(env, language) }],
    unsubscribeUrl: unsubscribeUrl(env, accountId, language),
    automatic: 'generated',
  };
}

function isWorthTelling({ totals, previous, stock }: ReportFacts): boolean {
  return totals.impressions + totals.views + totals.contacts + previous.views + stock.cars + stock.sold > 0;
}

type Summed = Pick<ReportFacts, 'totals' | 'previous' | 'stock'>;

/** What all sites have together; of days in stock there is no sum. */
function summed(all: ReportFacts[]): Summed {
  const [first] = all as [ReportFacts];
  if (all.length === 1) return first;
  const sum = <T extends Record<string, number | null>>(parts: T[]): T =>
    Object.fromEntries(
      Object.keys(parts[0] as T).map((key) => [key, parts.reduce((total, part) => total + (part[key] ?? 0), 0)]),
    ) as T;
  return {
    totals: sum(all.map(({ totals }) => totals)),
    previous: sum(all.map(({ previous }) => previous)),
    stock: { ...sum(all.map(({ stock }) => stock)), daysInStock: null, marketDaysInStock: null },
  };
}

function siteBlocks({ facts }: OwnedReport, language: Language, format: ReportFormats): MailBlock[] {
  const market = marketFacts(facts, language, format);
  return [
    { kind: 'facts', facts: figureFacts(facts, language, format) },
    ...(market.length > 0 ? [{ kind: 'facts' as const, title: monthlyWords[language].market, facts: market }] : []),
  ];
}

/** The whole first, then the sites with most contacts. */
function groupBlocks(sites: OwnedReport[], whole: Summed, language: Language, format: ReportFormats): MailBlock[] {
  const words = monthlyWords[language];
  const told = sites.toSorted((a, b) => b.facts.totals.contacts - a.facts.totals.contacts).slice(0, maxSites);
  const more = sites.length - told.length;
  return [
    { kind: 'facts', title: words.all, facts: figureFacts(whole, language, format) },
    ...told.map(({ name, place, facts }) => ({
      kind: 'facts' as const,
      title: `${name}, ${place}`,
      facts: figureFacts(facts, language, format),
    })),
    ...(more > 0 ? [{ kind: 'text' as const, text: words.moreSites(format.number(more)) }] : []),
  ];
}

function figureFacts({ totals, previous, stock }: Summed, language: Language, format: ReportFormats): MailFact[] {
  const words = monthlyWords[language];
  const { counts } = reportWords[language];
  const compared = (label: string, now: number, before: number): MailFact => {
    const change = format.change(now, before);
    return { label, value: format.number(now) + (change && ` (${words.change(change)})`) };
  };
  return [
    compared(counts.impressions, totals.impressions, previous.impressions),
    compared(counts.views, totals.views, previous.views),
    compared(counts.contacts, totals.contacts, previous.contacts),
    compared(words.sold, stock.sold, stock.previousSold),
    { label: words.onOffer, value: format.number(stock.cars) },
    ...(stock.daysInStock === null
      ? []
      : [{ label: words.daysInStock, value: words.days(format.number(stock.daysInStock)) }]),
  ];
}

function marketFacts({ stages }: ReportFacts, language: Language, format: ReportFormats): MailFact[] {
  const words = monthlyWords[language];
  const { stageNames } = reportWords[language];
  return stages.flatMap(({ stage, count, expectedCount, rate, expectedRate }) => {
    const label = stageNames[stage];
    if (stage === 'shown') {
      return { label, value: words.shown(format.number(count), format.number(Math.round(expectedCount))) };
    }
    if (rate === null || expectedRate === null) return [];
    return { label, value: words[stage](format.percent(rate), format.percent(expectedRate)) };
  });
}
