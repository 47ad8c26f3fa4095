import { defineCall } from '@kardan/contract/calls/call';
import { problem } from '@kardan/contract/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { everyone } from '../rules/access.ts';
import { perVisitor } from '../rules/limit.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { unstorableTexts } from './unstorable-text.ts';

let running: TestApp;
beforeAll(async () => {
  const rules = { access: everyone, limit: perVisitor(1000, 'minute') };
  const find = async (name: string) => {
    const { db } = running.database;
    const found = await db.selectFrom('dealership').select('id').where('name', '=', name).execute();
    const fields = JSON.stringify({ name }) as never;
    await db.selectFrom('listingDraft').select('id').where('fields', '=', fields).execute();
    return { count: found.length };
  };
  running = await createTestApp({
    extraRoutes: (api) => {
      const call = { summary: '', response: z.object({ count: z.number() }) };
      api.route({
        ...defineCall({ ...call, method: 'GET', path: '/test/:name', params: z.object({ name: z.string() }) }),
        ...rules,
        handler: ({ params }) => find(params.name),
      });
      api.route({
        ...defineCall({
          ...call,
          method: 'POST',
          path: '/test/kept',
          query: z.object({ word: z.string().optional() }),
          body: z.object({ text: z.string() }),
        }),
        ...rules,
        handler: ({ query, body }) => find(query.word ?? body.text),
      });
    },
  });
});
afterAll(() => running[Symbol.asyncDispose]());

async function ask(path: string, body?: object) {
  const answer = await fetch(`${running.host}/api/v1/public${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'accept-language': 'de', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('a text with NUL or half a sign, which the database does not keep, is the caller’s to correct wherever it stands, and no defect', async () => {
  expect((await ask('/test/gut')).status).toBe(200);
  expect((await ask('/test/kept?word=gut', { text: 'gut' })).status).toBe(200);
  expect((await ask('/test/nicht%00gut')).status).toBe(404);
  const inQuery = await ask('/test/kept?word=%00', { text: 'gut' });
  expect(problem.parse(inQuery.body)).toMatchObject({
    status: 400,
    code: 'invalid-request',
    issues: [
      { in: 'query', path: ['word'], code: 'control-character', message: expect.stringContaining('Steuerzeichen') },
    ],
  });
  for (const text of ['nicht \0 gut', 'nicht \ud800 ganz']) {
    const inBody = await ask('/test/kept', { text });
    expect(problem.parse(inBody.body)).toMatchObject({
      status: 400,
      code: 'invalid-request',
      issues: [{ in: 'body', path: ['text'], code: 'control-character' }],
    });
  }
});

test('they are found wherever they stand in a body', () => {
  const body = { name: 'gut', rows: [{ text: 'gut' }, { text: '\0' }], price: 7, note: null, shot: '\ud800' };
  expect(unstorableTexts(body).map(({ path }) => path)).toEqual([['rows', 1, 'text'], ['shot']]);
});
