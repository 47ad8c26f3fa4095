import type { MailHealth } from '@kardan/contract/calls/operator/health';
import { type MailOutcome, mailOutcomes } from '@kardan/contract/values/operations';

export type MailCounts = Record<MailOutcome, number>;

function noMails(): MailCounts {
  return Object.fromEntries(mailOutcomes.map((outcome) => [outcome, 0])) as MailCounts;
}

/** Mails by what became of them, together. */
export function sumOf(days: MailHealth['days']): MailCounts {
  const sums = noMails();
  for (const { outcome, count } of days) sums[outcome] += count;
  return sums;
}

/** The same for each day, or each template, in order of its name. */
export function countsBy(days: MailHealth['days'], by: 'day' | 'template'): ({ name: string } & MailCounts)[] {
  const groups = Map.groupBy(days, (each) => each[by]);
  return [...groups]
    .map(([name, group]) => ({ name, ...sumOf(group) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
