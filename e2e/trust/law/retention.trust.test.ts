import { auditMonths } from '@kardan/core/audit/ensure-audit-partitions';
import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { type JobName, jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import { storedData } from '@kardan/core/privacy/stored-data';
import { createWorkplace } from '@kardan/worker/testing/workplace';
import { expect, test } from 'vitest';
import { table, writeReport } from '../write-report.ts';
import { keptOfAccounts } from './kept-of-accounts.ts';
import { keptOfVisitors } from './kept-of-visitors.ts';

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
    expect(schedule, `${job} comes by itself`).toBeDefined();
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

// Months of the record of changes are partitions: core/audit/record-act.test.ts.
test('every period that the privacy policy names has a row that is made too old', () => {
  const told = storedData.flatMap(({ words }) => words.en.kept.match(/\d+\u00a0(?:hours|days|months)/g) ?? []);
  const tried = [
    ...keptRows.map(({ period }) => period.replace(/(\d+) (\w+).*/, '$1\u00a0$2')),
    `${auditMonths}\u00a0months`,
  ];
  expect(told.length).toBeGreaterThan(10);
  expect([...new Set(told)].filter((period) => !tried.includes(period))).toEqual([]);
});
