import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareServer, type Server } from './own-server.fixture.ts';

let server: Server;
let client: pg.Client;

beforeAll(async () => {
  server = await prepareServer();
  expect(server.command.run('up', '--only', 'postgres')).toMatchObject({ status: 0 });
  client = new pg.Client(server.ownerUrl);
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client?.end();
  server?.command.remove();
});

test('a statement that is slow or breaks a rule is in the log without the person that it is about', async () => {
  const email = 'anna.gruber@example.at';
  await client.query('create temp table person (email text unique)');
  await client.query('insert into person select $1 from pg_sleep(1.1)', [email]);
  await expect(client.query('insert into person values ($1)', [email])).rejects.toMatchObject({ code: '23505' });
  const log = () => readFileSync(join(server.command.state, 'postgres', 'log'), 'utf8');
  await expect.poll(log).toContain('duplicate key value');
  expect(log()).toContain('pg_sleep(1.1)');
  expect(log()).not.toContain('gruber');
});
