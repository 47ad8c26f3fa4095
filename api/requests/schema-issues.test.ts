import type { Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { schemaIssueText } from '@kardan/contract/labels/schema-issue';
import type { Issue } from '@kardan/contract/problem';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkPart } from './issues.ts';

type Described = z.core.JSONSchema.BaseSchema;

const describe = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Described;

const parts = Object.entries<Call>(calls).flatMap(([name, { query, body, bodyType }]) =>
  [query, bodyType === 'multipart' ? undefined : body].flatMap((schema) => (schema ? [{ name, schema }] : [])),
);

const oddLeaves: unknown[] = [
  ...[
    undefined,
    null,
    true,
    '',
    'x',
    'Ä\u0000\u202e',
    '2026-13-45',
    'x'.repeat(10_000),
    {},
    { a: 1 },
    [],
    ['x'],
    [null],
  ],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1.5, 1e300, 2 ** 60, '-1', '1e9', 'https://', 'a@', '{', ['x', 'x']],
  Array.from({ length: 1_000 }, () => 'x'),
];

/** Odd values in the place of each part of a value that the schema describes. */
function oddities(schema: Described): unknown[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    oddities(property as Described).map((odd) => ({ [key]: odd })),
  );
  const items = schema.items ? oddities(schema.items as Described).map((odd) => [odd]) : [];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...oddLeaves, ...inside, ...items, ...branches.flatMap((branch) => oddities(branch))];
}

const raw =
  /NaN|undefined|null|instanceof|received|erhalten|Invalid|Ungültig|Zu (groß|klein)|Too (big|small)|\\d|\^|[<>]|\[object|\bstring\b|\barray\b/;

const unexplained = /^(Diese Angabe passt hier nicht|This value does not fit here)/;

test('whatever is wrong with a request is told as a sentence, in both languages', () => {
  const codes = new Set<string>();
  for (const { name, schema } of parts) {
    for (const odd of oddities(describe(schema))) {
      for (const language of ['de-AT', 'en'] as const) {
        const issues: Issue[] = [];
        checkPart(schema, odd, 'body', language, issues);
        for (const { code, message, path } of issues) {
          codes.add(code);
          // A text that has not the form it must have is told which one that is.
          if (code === 'invalid-format') expect(message, `${name} ${path.join('.')}`).not.toMatch(unexplained);
          if (raw.test(message) || !/^[A-ZÄÖÜ].*\.$/s.test(message)) {
            expect.fail(`${name} ${path.join('.')} ${code}: ${message}`);
          }
        }
      }
    }
  }
  for (const code of ['invalid-type', 'invalid-value', 'invalid-format', 'too-small', 'too-big', 'unrecognized-keys']) {
    expect([...codes]).toContain(code);
  }
}, 60_000);

test('what a stranger named is quoted in part', () => {
  const keys = Array.from({ length: 1_000 }, (_, number) => `${number}`.padEnd(1_000, 'x'));
  const issue = { code: 'unrecognized_keys', keys, input: {} } as unknown as z.core.$ZodRawIssue;
  expect(schemaIssueText(issue, 'de').length).toBeLessThan(300);
});
