import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts, listen, servicesCommand } from './services-command.fixture.ts';

describe('pnpm services, on moved ports', { timeout: 120_000 }, () => {
  const only = ['--only', 'postgres,s3-store,mail-catcher'];
  let databaseUrl: string;
  let appUrl: string;
  let s3Port: number;
  let command: ReturnType<typeof servicesCommand>;

  beforeAll(async () => {
    const [postgres = 0, s3 = 0, smtp = 0, web = 0] = await freePorts(4);
    databaseUrl = `postgres://tester:secret@127.0.0.1:${postgres}/shop`;
    appUrl = `postgres://clerk:secret@127.0.0.1:${postgres}/shop`;
    s3Port = s3;
    command = servicesCommand({
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: databaseUrl,
      S3_ENDPOINT: `http://127.0.0.1:${s3}`,
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      MAIL_CATCHER_WEB_PORT: String(web),
      KARDAN_POSTGRES_FSYNC: 'off',
    });
  });
  afterAll(() => command.remove());

  test('refuses a port that something else holds, names it, and starts nothing', async () => {
    const foreign = await listen(s3Port);
    const { status, output } = command.run('up', ...only);
    foreign.close();
    expect(output).toContain(`s3-store: port ${s3Port} is taken by process ${process.pid}`);
    expect(status).toBe(1);
    expect(command.run('status', ...only).output).not.toMatch(/ up /);
  });

  test('up starts all, with roles, database and bucket', async () => {
    const { status, output } = command.run('up', ...only);
    expect(output).toMatch(/postgres: up in/);
    expect(status).toBe(0);
    await query('create table kept (id int)');
    await query('insert into kept values (1)');
    await expect(query('create table mine (id int)', appUrl)).rejects.toThrow('permission denied for schema public');
    expect((await fetch(`http://127.0.0.1:${s3Port}/kardan-media`)).status).toBe(403); // there, and not public
    expect(command.run('status', ...only)).toMatchObject({ status: 0, output: expect.stringContaining('18.4') });
  });

  test('up again changes nothing', () => {
    const before = command.pidOf('postgres');
    const { status, output } = command.run('up', ...only);
    expect(output.match(/already up/g)).toHaveLength(3);
    expect(status).toBe(0);
    expect(command.pidOf('postgres')).toBe(before);
  });

  test('up brings back what was killed, with its data', async () => {
    process.kill(command.pidOf('postgres'), 'SIGKILL');
    process.kill(command.pidOf('mail-catcher'), 'SIGKILL');
    expect(command.run('up', ...only)).toMatchObject({ status: 0, output: expect.stringContaining('postgres: up in') });
    expect(await query('select id from kept')).toEqual([{ id: 1 }]);
  });

  test('reset starts empty', async () => {
    expect(command.run('reset', ...only).status).toBe(0);
    await expect(query('select id from kept')).rejects.toThrow('"kept" does not exist');
  });

  test('down ends all, and says so when there is nothing to end', () => {
    expect(command.run('down').output.match(/down in/g)).toHaveLength(3);
    expect(command.run('down').output).toContain('nothing of ours is running');
    expect(command.run('status', ...only).status).toBe(1);
  });

  async function query(sql: string, connectionString = databaseUrl): Promise<unknown[]> {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }
});
