import { auditMonths } from '@kardan/core/audit/ensure-audit-partitions';
import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { type JobName, jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import { storedData } from '@kardan/core/privacy/stored-data';
import { createWorkplace } from '@kardan/worker/testing/workplace';
import { expect, test } from 'vitest';
import { keptOfAccounts } from '../means/kept-of-accounts.ts';
import { keptOfVisitors } from '../means/kept-of-visitors.ts';
import { table, writeReport } from '../write-report.ts';

const hour = 3_600_000;
const keptRows = [...keptOfVisitors, ...keptOfAccounts];

test('a running worker ends what the privacy policy says is over, by a scheduled job, and leaves what is not', async () => {
  await using place = await createWorkplace();
  const { db } = place;
  const rows = [];
  for (const kept of keptRows) {
    const old = await kept.make(db, new Date(kept.endsAt.getTime() - 26 * hour));
    const young = await kept.make(
      db,
      new Date(kept.endsAt.getTime() + Math.min(26 * hour, (Date.now() - kept.endsAt.getTime()) / 2)),
    );
    rows.push({ ...kept, old, young });
  }
  const before = await Promise.all(rows.map(async ({ old, young }) => [await old(), await young()]));
  expect(before).toEqual(rows.map(() => [true, true]));
  const jobs = [...new Set<JobName>(rows.map(({ job }) => job))];
  await using _worker = await place.startWorker();
  for (const job of jobs) {
    await inTransaction(db, (tx) => enqueue(tx, job, [{}]));
    await place.untilDone(job);
  }
  const ended: string[][] = [];
  for (const { what, period, job, old, young } of rows) {
    const { schedule } = { schedule: undefined, ...jobCatalogue[job] };
    expect.soft(schedule, `${job} comes by itself, in time for ${period}`).toMatch(comesEvery(period));
    expect.soft([what, await old(), await young()]).toEqual([what, false, true]);
    ended.push([
      what,
      period,
      `${job} (${schedule})`,
      (await old()) ? '**still there**' : 'gone',
      (await young()) ? 'stays' : '**gone**',
    ]);
  }
  writeReport(
    'retention',
    'What ends by itself',
    table(['what', 'kept for', 'job (cron, Vienna)', 'a day too old', 'a day too young'], ended),
  );
});

/** What is kept for hours is looked for every hour, everything else every day. */
function comesEvery(period: string): RegExp {
  return / hours/.test(period) ? /^\S+ \* \* \* \*$/ : /^\S+ \S+ \* \* \*$/;
}

/** Months of the record of changes are partitions: core/audit/record-act.test.ts. */
const triedElsewhere = [{ table: 'audit_entry', period: `${auditMonths} months` }];

test('every period of each paragraph of the privacy policy has a row of its tables that is made too old', () => {
  const tried = [...keptRows, ...triedElsewhere];
  const paragraphs = storedData.map(({ words, tables }) => ({
    title: words.en.title,
    told: periodsIn(words.en.kept),
    rows: tried.filter((row) => row.table in tables).flatMap(({ period }) => periodsIn(period)),
  }));
  expect(paragraphs.flatMap(({ rows }) => rows)).toHaveLength(tried.length);
  for (const { title, told, rows } of paragraphs) expect.soft([title, ...rows.sort()]).toEqual([title, ...told.sort()]);
});

/** As `6 months`, whatever blank stands in it; a year is one. */
function periodsIn(text: string): string[] {
  const found = text.match(/\b(?:\d+|an?)\s(?:hour|day|month|year)s?\b/g) ?? [];
  return found.map((period) => period.replace(/\s/, ' ').replace(/^an? /, '1 '));
}
