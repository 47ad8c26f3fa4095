import { jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import type { CrashStack } from './crash-stack.ts';

/** The catcher forgets the oldest beyond that. */
const keptMails = 5_000;

/** How often the catcher got each mail, by its Message-ID. */
export async function mailsCaught({ mailsUrl }: Pick<CrashStack, 'mailsUrl'>): Promise<Map<string, number>> {
  const mails = (await (await fetch(mailsUrl)).json()) as { headers: Record<string, string> }[];
  if (mails.length >= keptMails) throw new Error('the catcher has forgotten mails: fewer are to be sent');
  const times = new Map<string, number>();
  for (const { headers } of mails) {
    const id = /^<([0-9a-f-]{36})@/.exec(headers['message-id'] ?? '')?.[1] ?? 'without an id';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

/** Mails that wait, were given up, never arrived, or that nobody knows of. */
export async function mailDifferences(stack: CrashStack): Promise<string[]> {
  const caught = await mailsCaught(stack);
  const mails = await stack.db.selectFrom('mail').select(['id', 'state', 'template']).execute();
  const known = new Set(mails.map(({ id }) => id));
  return [
    ...mails.filter(({ state }) => state !== 'sent').map(({ id, state }) => `mail ${id} is ${state}`),
    ...mails.filter(({ id, state }) => state === 'sent' && !caught.has(id)).map(({ id }) => `mail ${id} never arrived`),
    ...[...caught.keys()].filter((id) => !known.has(id)).map((id) => `mail ${id} arrived and is not on record`),
  ];
}

/**
 * Mails that arrived once more with the same Message-ID, and how many may: what a worker that dies between the mail server's
 * yes and the commit has sent is sent again (core/mail/send-mail.ts), and a batch is sent side by side. One that lives knows
 * what was taken, whatever becomes of the database.
 */
export async function mailRepeats(
  stack: CrashStack,
  killsOfWorker: number,
): Promise<{ repeats: number; allowed: number }> {
  const caught = await mailsCaught(stack);
  const repeats = [...caught.values()].reduce((sum, times) => sum + times - 1, 0);
  return { repeats, allowed: killsOfWorker * jobCatalogue['send-mail'].batchSize };
}
