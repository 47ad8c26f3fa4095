import { defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { inTransaction } from '@kardan/core/db/database';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createTestApp } from '../testing/test-app.ts';

test('a statement that the database cuts short is answered as too much to do, to be tried again', async () => {
  await using running = await createTestApp({
    extraRoutes: (api) =>
      api.route({
        ...defineCall({ method: 'GET', path: '/test/slow', summary: '', response: z.string() }),
        access: everyone,
        limit: perVisitor(1000, 'minute'),
        handler: () =>
          inTransaction(running.database.db, async (tx) => {
            const ask = (name: string, ...given: unknown[]) =>
              tx.selectNoFrom(({ fn, val }) => fn(name, given.map(val)).as('answer')).execute();
            await ask('set_config', 'statement_timeout', '20ms', true);
            await ask('pg_sleep', 10);
            return 'done';
          }),
      }),
  });
  const answer = await fetch(`${running.host}/api/v1/public/test/slow`);
  expect(answer.headers.get('retry-after')).not.toBeNull();
  expect(problem.parse(await answer.json())).toMatchObject({ status: 503, code: 'overloaded' });
});
