import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, inTransaction, openDatabase } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { erasePerson } from '@kardan/core/operations/personal-data/erase-person';
import { noteErasure } from '@kardan/core/privacy/erasures/erasure-notes';
import { removeAgentAgain } from '@kardan/core/search-agents/agents/own/delete-search-agent';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { anActingOperator } from '@kardan/core/testing/actors';
import { buildListing } from '@kardan/core/testing/build-listing';
import { createTestMedia, type TestMedia } from '@kardan/core/testing/test-media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childEnvironment } from '../machine/run-command.ts';
import { ask, fillServer, prepareServer, type Server } from '../postgres/own-server.fixture.ts';
import { missingForBarman } from './install-barman.ts';
import { tableChecksums } from './table-checksums.fixture.ts';

const missing = missingForBarman();
if (missing) {
  process.stderr.write(`\nNOT TESTED: no backup was restored, since ${missing} is missing\n`);
  test.skip(`backup and restore: NOT TESTED, ${missing} is missing`);
}

describe.skipIf(missing !== undefined)('a database in use', { timeout: 300_000 }, () => {
  let folder: string;
  let original: Server;
  let media: TestMedia;
  let db: Database;
  let agents: { erased: string; deleted: string; kept: string };
  let then: { at: Date; sums: Record<string, string> };
  const restored: Server[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kardan-backup-'));
    await chmod(folder, 0o755); // the unprivileged user must get in
    media = createTestMedia();
    original = await prepareServer();
    expect(original.command.run('up', '--only', 'postgres')).toMatchObject({ status: 0 });
    await fillServer(original);
    await allowBackups(original);
    db = openDatabase({ DATABASE_URL: original.url, DATABASE_POOL_SIZE: 5, noTimeouts: true });
    agents = {
      erased: (await buildAgent(db, { fuel: ['diesel'] }, { email: 'anna@example.at' })).id,
      deleted: (await buildAgent(db, { fuel: ['petrol'] }, { email: 'eva@example.at' })).id,
      kept: (await buildAgent(db, { fuel: ['electric'] }, { email: 'ida@example.at' })).id,
    };
  }, 300_000);

  afterAll(async () => {
    await db.destroy();
    await operate('backup', original, '--stop');
    for (const { command } of [original, ...restored]) command.remove();
    await media[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  test('is copied while cars are written, and followed from then on', async () => {
    const writing = new AbortController();
    const written = keepWriting(writing.signal);
    const { status, output } = await operate('backup', original);
    expect(output).toContain('any moment from');
    expect(status).toBe(0);
    await sleep(2_000);
    writing.abort();
    const cars = await written;
    expect(cars).toBeGreaterThan(10);
    then = { sums: await tableChecksums(original.ownerUrl), at: new Date() };
    process.stderr.write(`${output}${cars} cars were written meanwhile\n`);
  });

  test('is restored to a moment between two changes: every table as it was then, and nothing later', async () => {
    await sleep(50);
    const later = await buildListing(db, { title: 'Später geschrieben' });
    await db.deleteFrom('searchAgent').where('id', '=', agents.kept).execute();
    await sleep(50);
    const { target, output, status } = await restore(then.at.toISOString());
    process.stderr.write(output);
    expect(status, output).toBe(0);
    expect(await tableChecksums(target.ownerUrl)).toEqual(then.sums);
    const found = await ask(target.ownerUrl, 'select from listing where id = $1', [later.id]);
    expect(found).toHaveLength(0);
  });

  test('does not bring back who was erased since, nor a search agent that was deleted', async () => {
    const services = { db, media: media.media, env: loadEnv() };
    await erasePerson(services, 'Anna@example.at');
    // What the worker does for a deleted agent.
    await removeAgentAgain(services, agents.deleted);
    await noteErasure(services, 'search-agent', agents.deleted);
    const { target, output } = await restore(then.at.toISOString());
    expect(output).toContain('erased again: 1 persons, 0 accounts, 1 search agents, by 2 notes');
    const rows = await ask<{ id: string; email: string | null }>(
      target.ownerUrl,
      'select id, email from search_agent order by email',
    );
    expect(rows.filter(({ email }) => email !== null)).toEqual([{ id: agents.kept, email: 'ida@example.at' }]);
    const sums = await tableChecksums(target.ownerUrl);
    const changed = Object.keys(sums).filter((table) => sums[table] !== then.sums[table]);
    expect(changed.filter((table) => !/^pgboss\.|^public\.search_agent/.test(table))).toEqual([]);
  });

  test('that is killed has all that it had acknowledged', async () => {
    const last = await buildListing(db, { title: 'Letztes vor dem Absturz' });
    const sums = await tableChecksums(original.ownerUrl);
    await sleep(1_000); // the stream is not waited for by who commits: within a second it has it
    process.kill(original.command.pidOf('postgres'), 'SIGKILL');
    const { target, output } = await restore('latest');
    expect(output).toContain('restored to the last change');
    expect(await ask(target.ownerUrl, 'select from listing where id = $1', [last.id])).toHaveLength(1);
    const found = await tableChecksums(target.ownerUrl);
    // The queue of jobs was added to by the erasures that are repeated.
    const ofCars = Object.keys(sums).filter((table) => table.startsWith('public.listing'));
    for (const table of ofCars) expect(found[table], table).toBe(sums[table]);
  });

  test.each([
    ['a place that is not empty', () => ['--to', 'latest', '--into', folder], 'is not empty'],
    ['a place where a server runs', () => ['--to', 'latest', '--into', restored[0]?.cluster ?? ''], 'runs in'],
    ['a time without its zone', () => ['--to', '2026-01-01T12:00:00'], 'takes a time with its zone'],
    ['a time that has not come', () => ['--to', '2999-01-01T12:00:00Z'], 'has not come yet'],
    [
      'a time before the first backup',
      () => ['--to', '2020-01-01T12:00:00Z', '--into', `${folder}/new`],
      'oldest moment',
    ],
  ])('is not restored to %s', async (_, args, refusal) => {
    const { status, output } = await operate('restore', original, ...args());
    expect(output).toContain(refusal);
    expect(status).toBe(1);
  });

  /** Restores into the place of a second server, as the runbook says, and starts that. */
  async function restore(to: string): Promise<{ target: Server; output: string; status: number }> {
    const target = await prepareServer();
    restored.push(target);
    const { status, output } = await operate('restore', target, '--to', to);
    const password = 'postgres/superuser-password';
    await mkdir(join(target.command.state, 'postgres'), { recursive: true });
    await copyFile(join(original.command.state, password), join(target.command.state, password));
    const started = target.command.run('up', '--only', 'postgres');
    expect(started.status, output + started.output).toBe(0);
    return { target, output, status };
  }

  /** Runs a command while we go on writing. */
  function operate(
    command: 'backup' | 'restore',
    { url, command: { state } }: Server,
    ...args: string[]
  ): Promise<Said> {
    const env = childEnvironment({
      KARDAN_SERVICES_STATE: state,
      DATABASE_URL: url,
      BACKUP_DATABASE_URL: original.backupUrl,
      BACKUP_DIRECTORY: join(folder, 'backup'),
      S3_BUCKET: media.media.bucket,
    });
    const { promise, resolve: told } = Promise.withResolvers<Said>();
    const file = resolve(import.meta.dirname, `../${command}.ts`);
    execFile(process.execPath, [file, ...args], { cwd: folder, env }, (problem, stdout, stderr) =>
      told({ status: problem ? Number(problem.code) : 0, output: stdout + stderr }),
    );
    return promise;
  }

  /** Adds cars and changes prices until told to stop; gives how many. */
  async function keepWriting(signal: AbortSignal): Promise<number> {
    let cars = 0;
    while (!signal.aborted) {
      const { id } = await buildListing(db);
      await inTransaction(db, (tx) => changeListing(tx, anActingOperator, id, { priceEur: 10_000 + cars }));
      cars++;
      await sleep(20);
    }
    return cars;
  }
});

interface Said {
  status: number;
  output: string;
}

/** The role that the runbook says to make, by its own words. */
async function allowBackups(server: Server): Promise<void> {
  const page = await readFile(resolve(import.meta.dirname, '../../docs/operations/backup.md'), 'utf8');
  const [, statements] = /```sql\n([\s\S]*?)```/.exec(page) ?? [];
  if (!statements) throw new Error('docs/operations/backup.md no longer says how the role is made');
  await ask(await server.superuserUrl(), statements);
}
