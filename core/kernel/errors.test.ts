import { problems } from '@kardan/contract/problem';
import { expect, test } from 'vitest';
import { Failure, isRefusal, MediaUnavailable, SearchUnavailable } from './errors.ts';

test('what our rules do not allow is a refusal; an outage, no turn and a mistake of ours are none', () => {
  const refused = Object.values(problems).filter(({ status }) => status < 500);
  const codes = Object.keys(problems) as (keyof typeof problems)[];
  expect(codes.filter((code) => isRefusal(new Failure(code)))).toHaveLength(refused.length);
  expect(isRefusal(new Failure('dealership-suspended'))).toBe(true);
  expect(isRefusal(Object.assign(new Error('no'), { code: '23505' }))).toBe(true);
  const others = [
    new Failure('overloaded'),
    new SearchUnavailable('down'),
    new MediaUnavailable('down'),
    new Error('no'),
  ];
  expect(others.filter(isRefusal)).toEqual([]);
});
