import { ApiError } from '@kardan/contract/client/api-error';
import { expect, test } from 'vitest';
import { judgeFailure } from './judge-failure.ts';

test.each([
  [new ApiError('stale-revision', { status: 412 }), 'stale'],
  [new ApiError('body-too-slow', { status: 408 }), 'offline'],
  [new ApiError('network'), 'offline'],
  [new ApiError('overloaded', { status: 503 }), 'offline'],
  [new ApiError('invalid-request', { status: 400 }), 'refused'],
  [new TypeError('of our own'), 'refused'],
] as const)('of a text that is saved by itself, %s leaves it %s', (error, kind) => {
  expect(judgeFailure(error)).toBe(kind);
});
