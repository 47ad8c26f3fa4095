import { loadEnv } from '@kardan/core/env';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { describeApi } from './describe-api.ts';

let text: string;
beforeAll(async () => {
  text = await describeApi(loadEnv());
});

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(text));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every operation has a name, a summary and a described failure', () => {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Record<string, unknown>>> };
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    expect(operation).toMatchObject({
      operationId: expect.stringMatching(/^[a-z]+[A-Za-z]*$/),
      summary: expect.stringMatching(/./),
      responses: { default: { content: { 'application/problem+json': expect.anything() } } },
    });
  }
});
