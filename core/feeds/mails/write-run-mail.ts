import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../accounts/mails/admin-links.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MailPayload } from '../../mail/mail-catalogue.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { loadRunForMail } from './run-mail-store.ts';
import { runWords } from './run-words.ts';

/** Tells owners that a run of a feed needs somebody; nothing when somebody has been there meanwhile. */
export async function writeRunMail(
  { db, env }: { db: Database; env: Env },
  { runId }: MailPayload<'feed-run'>,
  language: Language,
): Promise<MailContent | undefined> {
  const run = await loadRunForMail(db, runId);
  if (!run || !['waiting', 'failed', 'done'].includes(run.state) || run.reason === 'newer-file') return undefined;
  const words = runWords[language];
  const { heading, text } = wordsOf(run, words);
  const page = `${run.slug}/edit-api-provider/feeds/${run.feedId}/runs/${run.number}`;
  return {
    language,
    subject: `${heading}: ${run.feedName}`,
    preview: text.slice(0, 120),
    heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          { label: words.feed, value: run.feedName },
          { label: words.run, value: String(run.number) },
        ],
      },
      { kind: 'button', label: words.open, url: adminPage(env, page, language) },
    ],
    reason: words.reason(run.feedName, env.SITE_NAME),
    automatic: 'generated',
  };
}

function wordsOf(
  { state, counts, vanishing }: NonNullable<Awaited<ReturnType<typeof loadRunForMail>>>,
  words: (typeof runWords)[Language],
): { heading: string; text: string } {
  if (state === 'failed') return words.failed;
  if (state === 'done') {
    const refused = Object.values(counts).reduce((sum, site) => sum + site.refused, 0);
    return { heading: words.refused.heading(refused), text: words.refused.text };
  }
  const sites = Object.values(vanishing);
  const gone = sites.reduce((sum, site) => sum + site.vanishing, 0);
  const cars = sites.reduce((sum, site) => sum + site.cars, 0);
  return { heading: words.waiting.heading, text: words.waiting.text(gone, cars) };
}
