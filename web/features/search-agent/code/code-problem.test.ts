import { ApiError, type ApiErrorCode } from '@kardan/contract/client/api-error';
import { expect, test } from 'vitest';
import { codeProblem } from './code-problem.ts';

test.each<[ApiErrorCode, string]>([
  ['code-invalid', 'code.error.wrong'],
  ['code-expired', 'code.error.expired'],
  ['not-found', 'code.error.vanished'],
  ['too-many-search-agents', 'code.error.full'],
])('%s is said beside the field as %s', (code, error) => {
  expect(codeProblem(new ApiError(code))).toEqual({ error });
});

test('a limit says how long to wait, in minutes that are not too few', () => {
  const after = (retryAfterSeconds: number) => codeProblem(new ApiError('too-many-requests', { retryAfterSeconds }));
  expect(after(61)).toEqual({ failure: { text: 'failure.tooOften', values: { count: 2 } } });
  expect(after(20)).toEqual({ failure: { text: 'failure.tooOftenSoon' } });
});

test('what is our fault comes with the id to ask for; a lost connection is nobody’s', () => {
  expect(codeProblem(new ApiError('internal-error', { requestId: 'r1' }))).toEqual({
    failure: { text: 'failure.failed', requestId: 'r1' },
  });
  expect(codeProblem(new ApiError('network'))).toEqual({ failure: { text: 'failure.offline', offline: true } });
});
