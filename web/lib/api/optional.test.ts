import { ApiError } from '@kardan/contract/client/api-error';
import { afterEach, expect, test, vi } from 'vitest';
import { optional } from './optional.ts';

afterEach(() => void vi.restoreAllMocks());

function watchOutput(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return lines;
}

test('an answer is handed on', async () => {
  expect(await optional(Promise.resolve('cars'))).toBe('cars');
});

test('a failure of the API leaves a gap and one line in the log that support finds the request by', async () => {
  const lines = watchOutput();
  const failure = new ApiError('search-unavailable', { status: 503, requestId: 'req-7' });
  expect(await optional(Promise.reject(failure))).toBeUndefined();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, name: 'web', code: 'search-unavailable', status: 503, requestId: 'req-7' }),
  ]);
});

test('a defect of ours is not taken for a failure of the API', async () => {
  await expect(optional(Promise.reject(new TypeError('undefined is not a function')))).rejects.toThrow(TypeError);
});
