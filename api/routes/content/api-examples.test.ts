import { apiExamples, requestOf } from '@kardan/core/content/tables/api-examples';
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
