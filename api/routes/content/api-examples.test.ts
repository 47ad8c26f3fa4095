import { apiExamples, dealerExamples, exampleDealership, requestOf } from '@kardan/core/content/tables/api-examples';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

test.each(apiExamples)('the example of $call on the page of interfaces works as it is written', async (example) => {
  const { method, path, body } = requestOf(example);
  const answer = await running.app.inject({ method, url: path, ...(body && { payload: body }) });
  expect(answer.statusCode, answer.body).toBe(200);
});

test('a dealer’s own system makes the calls of its part with a key, as they are written, and each car has its fate', async () => {
  const { db } = running.database;
  const { id: dealershipId } = await buildDealership(db, { slug: exampleDealership });
  const { token } = await buildKey(db, { dealershipId });
  const answers = new Map<string, unknown>();
  for (const example of dealerExamples) {
    const { method, path, body } = requestOf(example);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await running.app.inject({ method, url: path, headers, ...(body && { payload: body }) });
    expect(answer.statusCode, `${example.call}: ${answer.body}`).toBe(200);
    expect(answer.headers, 'what the page says of limits').toMatchObject({
      'ratelimit-limit': expect.anything(),
      'ratelimit-remaining': expect.anything(),
      'ratelimit-reset': expect.anything(),
    });
    answers.set(example.call, answer.json());
  }
  expect(answers.get('pushCar')).toMatchObject({ fate: 'created', state: 'active', issues: [] });
  expect(answers.get('pushCars')).toMatchObject({ items: [{ fate: 'changed' }] });
  expect(answers.get('withdrawPushedCar')).toMatchObject({ state: 'withdrawn' });
});
