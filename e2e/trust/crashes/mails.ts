import { stat } from 'node:fs/promises';
import { jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import type { Disturbance } from './crash-schedule.ts';
import type { CrashStack } from './crash-stack.ts';

/** The catcher forgets the oldest beyond that. */
const keptMails = 5_000;

/** The files of what the catcher got, by Message-ID. */
async function mailsCaught({ mailsUrl }: Pick<CrashStack, 'mailsUrl'>): Promise<Map<string, string[]>> {
  const mails = (await (await fetch(mailsUrl)).json()) as { headers: Record<string, string>; source: string }[];
  if (mails.length >= keptMails) throw new Error('the catcher has forgotten mails: fewer are to be sent');
  const files = new Map<string, string[]>();
  for (const { headers, source } of mails) {
    const id = /^<([0-9a-f-]{36})@/.exec(headers['message-id'] ?? '')?.[1] ?? 'without an id';
    files.set(id, [...(files.get(id) ?? []), source]);
  }
  return files;
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

/** How long after a worker is back it has sent again what the one before it left: it first finds out that nobody works on it. */
const resentWithinMs = 60_000;

export interface MailRepeats {
  /** Mails that arrived once more with the same Message-ID. */
  all: number;
  /** Those of them that no kill of the worker explains. */
  unexplained: string[];
}

/**
 * What a worker that dies between the mail server's yes and the commit has sent is sent again (core/mail/send-mail.ts): at most
 * as many as are sent side by side, and soon after it is back. One that lives knows what was taken, whatever becomes of the
 * database.
 */
export async function mailRepeats(stack: CrashStack, crashes: readonly Disturbance[]): Promise<MailRepeats> {
  const repeats = await repeatsOf(await mailsCaught(stack));
  const kills = crashes
    .filter(({ name }) => name.includes('worker'))
    .map((kill) => ({ ...kill, room: jobCatalogue['send-mail'].concurrency as number }));
  const unexplained = repeats.filter(({ at }) => {
    const kill = kills.find((each) => each.room > 0 && at > each.brokenAt && at < each.mendedAt + resentWithinMs);
    if (kill) kill.room -= 1;
    return !kill;
  });
  return { all: repeats.length, unexplained: unexplained.map(({ id }) => id) };
}

/** Each copy after a mail's first, and when it arrived, in this order. */
async function repeatsOf(caught: ReadonlyMap<string, readonly string[]>): Promise<{ id: string; at: number }[]> {
  const copies = [...caught].filter(([, files]) => files.length > 1);
  const repeats = await Promise.all(
    copies.map(async ([id, files]) => {
      const arrived = (await Promise.all(files.map(arrivedAt))).sort((one, other) => one - other);
      return arrived.slice(1).map((at) => ({ id, at }));
    }),
  );
  return repeats.flat().sort((one, other) => one.at - other.at);
}

/** As crashes are timed. What the catcher gives as a mail's time is its sender's clock, which may be set wrong. */
async function arrivedAt(file: string): Promise<number> {
  return (await stat(file)).mtimeMs - performance.timeOrigin;
}
