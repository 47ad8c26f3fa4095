import { once } from 'node:events';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { buildAccount } from '@kardan/core/testing/build-account';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { createTestIndex } from '@kardan/core/testing/test-index';
import { afterEach, expect, test } from 'vitest';
import { deafDatabase } from '../../testing/deaf-database.ts';
import { rightPassword } from '../../testing/sign-in.ts';
import { killServers, startServer } from '../../testing/start-server.ts';

afterEach(killServers);

/** As a browser calls from a page of the site, with the cookie it has. */
async function post(port: number, path: string, body: object, cookie?: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/public/admin/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie: `__Host-kardan-session=${cookie}` }),
    },
    body: JSON.stringify(body),
  });
  const next = /__Host-kardan-session=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { status: answer.status, cookie: next };
}

test('an API killed after it has moved a session on and before it says so costs nobody the session', async () => {
  await using database = await createTestDatabase();
  await using index = await createTestIndex();
  await using deaf = await deafDatabase(database.url);
  const { db } = database;
  const { id, email } = await buildAccount(db, {}, { passwordHash: await hashPassword(rightPassword) });
  const generation = async () =>
    (await db.selectFrom('session').select(['generation', 'endedAt']).where('accountId', '=', id).execute())[0];
  const LISTING_INDEX = index.search.indexName;

  const doomed = await startServer({ DATABASE_URL: deaf.url, LISTING_INDEX });
  const { cookie } = await post(doomed.port, 'login', { email, password: rightPassword });
  deaf.holdAnswers();
  const lost = post(doomed.port, 'refresh-token', {}, cookie).catch((error: Error) => error);
  await expect.poll(generation, { timeout: 20_000 }).toEqual({ generation: 2, endedAt: null });
  doomed.server.kill('SIGKILL');
  await once(doomed.server, 'exit');
  expect(await lost, 'the browser has heard nothing').toBeInstanceOf(Error);

  const { port } = await startServer({ DATABASE_URL: database.url, LISTING_INDEX });
  const again = await post(port, 'refresh-token', {}, cookie);
  expect(again.status).toBe(200);
  expect(await generation(), 'the successor that was lost, not another one').toEqual({ generation: 2, endedAt: null });
  const next = await post(port, 'refresh-token', {}, again.cookie);
  expect(next.status).toBe(200);
  expect((await post(port, 'refresh-token', {}, next.cookie)).status).toBe(200);
}, 120_000);
