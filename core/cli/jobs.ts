import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { inspectQueues } from '../jobs/inspect-queues.ts';
import { type JobName, jobNames } from '../jobs/job-catalogue.ts';
import { type DeadJob, listDeadJobs } from '../jobs/list-dead-jobs.ts';
import { retryDeadJobs } from '../jobs/retry-dead-jobs.ts';
import { say } from './terminal.ts';

const usage = `pnpm jobs                       how every queue stands
pnpm jobs dead [name]           jobs that gave up, newest first, with payload and reason
pnpm jobs retry <name|id|--all> puts them back
Names: ${jobNames.join(', ')}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const [command = 'show', which, ...rest] = process.argv.slice(2);
const db = openDatabase({ ...loadEnv(), DATABASE_POOL_SIZE: 1 });
try {
  const answer = rest.length > 0 ? undefined : await run();
  if (answer === undefined) process.exitCode = 2;
  say(answer ?? usage);
} finally {
  await db.destroy();
}

async function run(): Promise<string | undefined> {
  if (command === 'show' && which === undefined) return showQueues();
  if (command === 'dead' && (which === undefined || isJobName(which))) return showDead(which);
  if (command === 'retry' && which === '--all') return putBack({});
  if (command === 'retry' && isJobName(which)) return putBack({ name: which });
  if (command === 'retry' && which && uuid.test(which)) return putBack({ id: which });
  return undefined;
}

async function showQueues(): Promise<string> {
  const rows = (await inspectQueues(db)).map((queue) => [
    queue.name,
    ...[queue.queued, queue.active, queue.retry, queue.failed, queue.dead].map(String),
    queue.oldestSeconds === null ? '–' : duration(queue.oldestSeconds),
  ]);
  return table([['queue', 'queued', 'active', 'retry', 'failed', 'dead', 'oldest'], ...rows]);
}

async function showDead(name?: JobName): Promise<string> {
  const dead = await listDeadJobs(db, { name });
  if (dead.length === 0) return 'No dead jobs.';
  return dead.map(describe).join('\n');
}

function describe(job: DeadJob): string {
  const payload = JSON.stringify(job.payload);
  return `${job.id}  ${job.name} ${payload}  after ${job.retries} retries, ${job.diedAt.toISOString()}\n  ${job.reason}`;
}

async function putBack(filter: { name?: JobName; id?: string }): Promise<string> {
  return `${await retryDeadJobs(db, filter)} jobs put back.`;
}

function isJobName(word: string | undefined): word is JobName {
  return jobNames.some((name) => name === word);
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
}

/** Names to the left, numbers to the right. */
function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
