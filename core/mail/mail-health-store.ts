import type { MailOutcome } from '@kardan/contract/values/operations';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface MailsOfDay {
  day: string;
  template: string;
  outcome: MailOutcome;
  count: number;
}

export async function loadMailsOfDays(db: Database, from: string): Promise<MailsOfDay[]> {
  const { rows } = await sql<MailsOfDay>`
    select day, template, outcome, count from mail_of_day where day >= ${from}::date order by day desc, template, outcome
    `.execute(db);
  return rows;
}

/** Mails of these days together, by what became of them. */
export async function loadMailTotals(db: Database, from: string): Promise<{ outcome: MailOutcome; count: number }[]> {
  const { rows } = await sql<{ outcome: MailOutcome; count: number }>`
    select outcome, sum(count)::integer as count from mail_of_day where day >= ${from}::date group by 1`.execute(db);
  return rows;
}

export interface WaitingMails {
  template: string;
  count: number;
  oldestSeconds: number;
}

/** Mails that wait, by template; of many the oldest alone are counted. */
export async function loadWaitingMails(db: Database, countedUpTo: number): Promise<WaitingMails[]> {
  const { rows } = await sql<WaitingMails>`
    select template, count(*)::integer as count, floor(extract(epoch from now() - min(created_at)))::integer as oldest_seconds
    from (select template, created_at from mail where state = 'queued' order by created_at limit ${countedUpTo}) waiting
    group by template
    order by oldest_seconds desc, template`.execute(db);
  return rows;
}

export interface FailedMail {
  id: string;
  at: Date;
  template: string;
  recipient: string;
  isFinal: boolean;
  reason: string | null;
}

/** The last mails that were refused, came back, wait for another try or gave up; newest first. */
export async function loadFailedMails(db: Database, limit: number): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    select id, at, template, recipient, "isFinal", reason
    from (
      (
        select id, settled_at as at, template, recipient, true as "isFinal", refusal as reason
        from mail where state = 'refused' order by settled_at desc limit ${limit}
      )
      union all
      (
        select id, bounced_at, template, recipient, true, bounce
        from mail where bounced_at is not null order by bounced_at desc limit ${limit}
      )
      union all
      (
        select mail.id, coalesce(job.started_on, job.created_on), mail.template, mail.recipient, false, job.output ->> 'message'
        from pgboss.job join mail on mail.id::text = job.data ->> 'mailId'
        where job.name = 'send-mail' and job.state = 'retry' and not job.blocked and job.state < 'active'
        order by job.created_on desc limit ${limit}
      )
      union all
      (
        select mail.id, job.created_on, mail.template, mail.recipient, true, job.source_output ->> 'message'
        from pgboss.job join mail on mail.id::text = job.data ->> 'mailId'
        where job.name = 'dead-letter' and job.source_name = 'send-mail' and job.state = 'created' and not job.blocked
        order by job.created_on desc limit ${limit}
      )
    ) failed
    order by at desc
    limit ${limit}`.execute(db.withoutPlugins());
  return rows;
}
