import { ApiError } from '@kardan/contract/client/api-error';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

test('what passes by itself is asked for twice more, the request’s fault never', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;
  const tooSlow = new ApiError('body-too-slow', { status: 408 });
  expect([0, 1, 2].map((failures) => retry(failures, tooSlow))).toEqual([true, true, false]);
  expect(retry(0, new ApiError('invalid-request', { status: 400 }))).toBe(false);
});
