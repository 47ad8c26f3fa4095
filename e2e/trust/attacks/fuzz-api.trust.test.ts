import { calls } from '@kardan/contract/calls/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSmallRun, sized } from '../size.ts';
import { draftReport, table, writeReport } from '../write-report.ts';
import { type FuzzedApi, type Role, roles, startFuzzedApi } from './fuzz/fuzzed-api.ts';
import { installSchemathesis } from './fuzz/install-schemathesis.ts';
import { hardToDo, takeSecret } from './fuzz/never-done.ts';
import { type Outcome, runSchemathesis } from './fuzz/run-schemathesis.ts';

const schemathesis = await installSchemathesis();
if ('missing' in schemathesis) {
  process.stderr.write(
    `\nNOT TESTED: the API was not fuzzed, since Schemathesis is missing: ${schemathesis.missing}\n`,
  );
  // A full run that has left it out would be told as one that found nothing.
  test.skipIf(isSmallRun())('fuzzed API: NOT TESTED, Schemathesis is missing', () =>
    expect.fail('missing' in schemathesis ? schemathesis.missing : ''),
  );
}

/** Parts of the contract, of a size that is through before a token ends. */
const parts = {
  dealership: /\/admin\/dealership/,
  operator: /\/admin\/operator/,
  others: /^(?!.*\/admin\/(dealership|operator))/,
};

/** A short run tries what is open to some; a full one every call as everybody. */
const walked = sized<{ role: Role; part: string; only: RegExp }[]>({
  small: [
    { role: 'visitor', part: 'public', only: /^\/api\/v1\/public\/(?!admin)/ },
    { role: 'dealer-owner', part: 'dealership', only: /\/admin\/(dealership|group|account)/ },
    { role: 'operator acting', part: 'operator', only: parts.operator },
  ],
  full: roles.flatMap((role) => Object.entries(parts).map(([part, only]) => ({ role, part, only }))),
});
/** For each call of the contract and role: all of them and nine roles make more than 50,000, though some calls have few cases. */
const casesOfCall = sized({ small: 3, full: 15 });
const wanted = sized({ small: 1_000, full: 50_000 });

describe.skipIf('missing' in schemathesis)(
  'an API that is called by its description with whatever fits or does not',
  () => {
    let api: FuzzedApi;
    const outcomes = new Map<Role, Outcome[]>();
    let partsThrough = 0;

    beforeAll(async () => {
      api = await startFuzzedApi();
    });
    afterAll(() => api?.[Symbol.asyncDispose]());

    test.each(walked)(
      '$role, calls of $part: none ends as a defect, and every answer is as openapi.json says',
      async ({ role, only }) => {
        const folder = 'folder' in schemathesis ? schemathesis.folder : '';
        const tokens = await api.tokensOf(role);
        const seed = 1 + roles.indexOf(role);
        const run = await runSchemathesis({
          folder,
          api,
          tokens,
          isOfOneDealership: role === 'key',
          seed,
          casesOfCall,
          only,
        });
        outcomes.set(role, [...(outcomes.get(role) ?? []), ...run.outcomes]);
        partsThrough += 1;
        const defects = run.outcomes.filter(({ status }) => status >= 500);
        expect.soft(defects, `its log: ${api.logFile}`).toEqual([]);
        expect.soft(run.failures, run.output).toEqual([]);
        expect.soft(run.errors).toEqual([]);
        expect(api.isRunning()).toBe(true);
        draftReport('fuzzing', 'Fuzzing', report(outcomes));
      },
    );

    test('nobody was refused everywhere, which would be to have tried nothing', () => {
      for (const [role, all] of outcomes) expect(shareOf(all, 401), role).toBeLessThan(role === 'visitor' ? 0.8 : 0.1);
    });

    test('no call that takes a secret was done with one that is made up', () => {
      const undone = callsNeverDone(outcomes);
      const tried = new Set([...outcomes.values()].flat().map(({ call }) => call));
      expect(takeSecret.filter((call) => tried.has(call) && !undone.includes(call))).toEqual([]);
    });

    test.skipIf(isSmallRun())(
      'every other call was done by somebody once, but for those that chance seldom gets to',
      () => {
        const known = new Set([...takeSecret, ...Object.values(hardToDo).flat()]);
        expect(callsNeverDone(outcomes).filter((call) => !known.has(call))).toEqual([]);
        expect([...known].filter((call) => !(call in calls))).toEqual([]);
      },
    );

    test('as many cases were tried as were meant to be', () => {
      const all = [...outcomes.values()].flat();
      expect(partsThrough).toBe(walked.length);
      expect(all.length).toBeGreaterThanOrEqual(wanted);
      writeReport('fuzzing', 'Fuzzing', report(outcomes));
    });
  },
);

function shareOf(all: Outcome[], answer: number): number {
  return all.filter(({ status }) => status === answer).length / all.length;
}

/** Calls that nobody got further with than a refusal: what is behind it was not tried. */
function callsNeverDone(outcomes: Map<Role, Outcome[]>): string[] {
  const all = [...outcomes.values()].flat();
  const done = new Set(all.filter(({ status }) => status < 400).map(({ call }) => call));
  return [...new Set(all.map(({ call }) => call))].filter((call) => !done.has(call)).sort();
}

function report(outcomes: Map<Role, Outcome[]>): string {
  const count = (all: Outcome[], ...ranges: [number, number][]) =>
    String(all.filter(({ status }) => ranges.some(([from, to]) => status >= from && status <= to)).length);
  const rows = [...outcomes].map(([role, all]) => [
    role,
    String(new Set(all.map(({ call }) => call)).size),
    String(all.length),
    count(all, [200, 399]),
    count(all, [401, 401], [403, 403]),
    count(all, [404, 404]),
    count(all, [400, 400], [402, 402], [405, 428], [430, 499]),
    count(all, [429, 429]),
    count(all, [500, 599]),
  ]);
  const head = [
    'who',
    'calls',
    'cases',
    'done',
    'refused by right',
    'not found',
    'refused by form or state',
    'too often',
    '5xx',
  ];
  return [
    'Schemathesis makes up requests from `contract/openapi.json`; ids of things that are there are put into most of them.',
    'Every answer is compared with the description.',
    '',
    table(head, rows),
    '',
    `Calls that were refused each time: ${callsNeverDone(outcomes).join(', ')}.`,
  ].join('\n');
}
