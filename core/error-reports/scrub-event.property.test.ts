import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubEvent } from './scrub-event.ts';

const secrets = {
  mail: 'anna.huber@example.at',
  phone: '+43 664 1234567',
  token: 'pQ3x9-Zk_11aB7cD2eF4gH6iJ8kL0mN2oP4qR6sT8uV',
  query: 'q=Huber-in-Not',
  path: 'suchagent',
};

/** Texts as errors hold them, with something in them that is nobody's business. */
const tellingText = fc
  .tuple(
    fc.constantFrom('', 'Error: ', "reading '", '(', 'at '),
    fc.constantFrom(...leaks()),
    fc.constantFrom('', "'", ')', ' !'),
  )
  .map((parts) => parts.join(''));

function leaks(): string[] {
  const { mail, phone, token, query, path } = secrets;
  return [mail, phone, token, `https://kardan.example/${path}/${token}?${query}`, `/${path}/${token}`, `?${query}`];
}

const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    tellingText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('data', 'url', 'values', 'type', 'trace', 'name', 'anna@example.at'), tie('value')),
  ),
})).value;

const frame = fc.record({
  filename: anything,
  function: anything,
  lineno: anything,
  vars: anything,
  pre_context: anything,
});
const exception = fc.record({
  type: anything,
  value: anything,
  mechanism: fc.record({ type: anything, handled: anything, data: anything }),
  stacktrace: fc.oneof(anything, fc.record({ frames: fc.array(frame) })),
});
const span = fc.record({ op: anything, description: anything, data: anything, span_id: anything, tags: anything });
const event = fc.record({
  event_id: anything,
  type: fc.constantFrom('transaction', undefined),
  message: anything,
  level: anything,
  environment: anything,
  release: anything,
  transaction: anything,
  exception: fc.oneof(anything, fc.record({ values: fc.array(exception) })),
  spans: fc.oneof(anything, fc.array(span)),
  contexts: fc.record({ trace: fc.record({ op: anything, data: anything }), browser: anything }),
  measurements: fc.dictionary(fc.constantFrom('lcp', 'anna@example.at'), anything),
  user: anything,
  request: anything,
  breadcrumbs: anything,
  extra: anything,
  tags: anything,
  sdk: anything,
  server_name: anything,
});

test('whatever a browser sends, no mail address, number, token, query or path of a page leaves', () => {
  fc.assert(
    fc.property(event, (given) => {
      const left = JSON.stringify(scrubEvent(given));
      for (const secret of ['anna', '1234567', secrets.token, 'Huber', secrets.path])
        expect(left).not.toContain(secret);
    }),
    { numRuns: 500 },
  );
});

const onTheList = new Set([
  'event_id',
  'type',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'environment',
  'transaction',
  'transaction_info',
  'message',
  'exception',
  'contexts',
  'spans',
  'measurements',
  'sdk',
]);

test('nothing but what is on the list leaves', () => {
  fc.assert(
    fc.property(event, fc.dictionary(fc.string(), anything), (given, more) => {
      const left = Object.keys(scrubEvent({ ...more, ...given }));
      expect(left.filter((key) => !onTheList.has(key))).toEqual([]);
    }),
  );
});

test('messages, stacks and lists of spans are bounded', () => {
  const frames = Array.from({ length: 80 }, (_, lineno) => ({ filename: '/_next/static/chunks/a.js', lineno }));
  const long = { value: 'x'.repeat(10_000), stacktrace: { frames } };
  const left = scrubEvent({
    message: 'y'.repeat(10_000),
    exception: { values: Array.from({ length: 30 }, () => long) },
    spans: Array.from({ length: 1_500 }, () => ({ op: 'mark', description: 'z' })),
  }) as { message: string; exception: { values: (typeof long)[] }; spans: unknown[] };
  expect(left.message).toHaveLength(250);
  expect(left.exception.values).toHaveLength(10);
  expect(left.exception.values[0]?.value).toHaveLength(250);
  expect(left.exception.values[0]?.stacktrace.frames.map(({ lineno }) => lineno)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 30),
  );
  expect(left.spans).toHaveLength(1_000);
});

test('a transaction is named by its route, and by nothing else', () => {
  expect(scrubEvent({ transaction: 'ownSearchAgent' }).transaction).toBe('ownSearchAgent');
  for (const path of ['/suchagent/x', 'suchagent/x', secrets.token, 'a'.repeat(43), 'Golf 7']) {
    expect(scrubEvent({ transaction: path })).not.toHaveProperty('transaction');
  }
});
