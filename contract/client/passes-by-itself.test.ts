import { expect, test } from 'vitest';
import { type ProblemCode, problems } from '../problem.ts';
import { passesByItself } from './passes-by-itself.ts';

/** Of all that is no defect of the server: whoever is told one of these is asked to come back, whoever is told another to correct something. */
const passing: ProblemCode[] = ['body-too-slow', 'request-in-progress', 'sign-in-throttled', 'too-many-requests'];

test('of the API’s problems those pass that say so: too slow, too often, under way; and what is the server’s', () => {
  const codes = Object.keys(problems) as ProblemCode[];
  const told = codes.filter((code) => passesByItself({ code, status: problems[code].status }));
  expect(told.filter((code) => problems[code].status < 500).sort()).toEqual(passing);
  expect(told.filter((code) => problems[code].status >= 500)).toEqual(
    codes.filter((code) => problems[code].status >= 500),
  );
});

test('no answer, and a proxy’s in its place, pass; what somebody called off, or nobody can read, does not', () => {
  expect(passesByItself({ code: 'network', status: undefined })).toBe(true);
  expect(passesByItself({ code: 'unreadable-answer', status: 502 })).toBe(true);
  expect(passesByItself({ code: 'unreadable-answer', status: 200 })).toBe(false);
  expect(passesByItself({ code: 'cancelled', status: undefined })).toBe(false);
});
