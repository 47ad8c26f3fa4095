import { apiPrefix } from '@kardan/contract/calls/call';
import { errorReportsDsn } from '@kardan/contract/values/error-reports';
import { loadEnv } from '@kardan/core/env';
import { startTestReceiver, type TestReceiver } from '@kardan/core/testing/error-receiver';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOfflineApp } from '../../testing/offline-app.ts';

let receiver: TestReceiver;
let app: Awaited<ReturnType<typeof createOfflineApp>>;
beforeAll(async () => {
  receiver = await startTestReceiver();
  const env = { ERROR_REPORTING: true, SENTRY_DSN: receiver.dsn };
  app = await createOfflineApp({ env });
});
afterAll(async () => {
  await app.close();
  await receiver[Symbol.asyncDispose]();
});
beforeEach(() => {
  visitors += 1;
  receiver.reports.length = 0;
  receiver.answerWith(200);
});

let visitors = 0;

function envelope(items: [type: string, payload: unknown][], header: object = { dsn: errorReportsDsn }): string {
  const lines = items.flatMap(([type, payload]) => [JSON.stringify({ type }), JSON.stringify(payload)]);
  return [JSON.stringify(header), ...lines].join('\n');
}

function report(payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `${apiPrefix}/error-reports`,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': `198.51.100.${visitors}`, ...headers },
    payload,
  });
}

const failure = {
  event_id: '0'.repeat(32),
  exception: { values: [{ type: 'TypeError', value: 'a is not a function' }] },
};

test('an event reaches the receiver under its own key, without anything of the visitor', async () => {
  const answer = await report(envelope([['event', { ...failure, user: { ip_address: '{{auto}}' } }]]), {
    'user-agent': 'Mozilla/5.0 Firefox/143.0',
    cookie: 'session=secret',
    referer: 'https://kardan.example/suchagent/x',
  });
  expect([answer.statusCode, answer.json()]).toEqual([202, { received: 1 }]);
  await expect.poll(() => receiver.reports.length).toBe(1);
  const [received] = receiver.reports;
  if (!received) return expect.unreachable();
  const { path, headers, text, type, event } = received;
  expect([path, type]).toEqual(['/base/api/42/envelope/', 'event']);
  expect(headers['x-sentry-auth']).toContain('sentry_key=receiver0key');
  expect(event.exception?.values).toEqual([{ type: 'TypeError', value: 'a is not a function' }]);
  expect(JSON.stringify(headers) + text).not.toMatch(/198\.51|Firefox|secret|suchagent|auto|\.invalid/);
});

test('sessions, attachments, logs and client reports are left out; the rest of the envelope arrives', async () => {
  const others = ['session', 'attachment', 'log', 'client_report', 'span', 'replay_event'];
  const items: [string, unknown][] = others.map((type) => [type, { message: 'no' }]);
  const answer = await report(envelope([...items.slice(0, 2), ['transaction', { ...failure, type: 'transaction' }]]));
  expect(answer.json()).toEqual({ received: 1 });
  expect((await report(envelope(items))).json()).toEqual({ received: 0 });
  await expect.poll(() => receiver.reports.map(({ type }) => type)).toEqual(['transaction']);
});

test.each([
  ['addressed to somebody else', envelope([['event', failure]], { dsn: 'https://key@sentry.example/7' })],
  ['addressed to nobody', envelope([['event', failure]], {})],
  ['no envelope', 'hello'],
  ['a header that is no object', 'null\n{}\n{}'],
])('nothing is handed on that is %s', async (_, payload) => {
  expect((await report(payload)).statusCode).toBe(400);
  expect(receiver.reports).toEqual([]);
});

test('whatever stands where the exception or its list belongs, the report is taken: nothing a browser says is a defect of ours', async () => {
  const odd = [null, 5, true, 'TypeError', [], [null], [5], ['x'], [[]], {}, [{ type: {} }], [{ type: null }]];
  const events = odd.flatMap((value) => [{ exception: value }, { exception: { values: value } }]);
  for (const [place, event] of events.entries()) {
    visitors += place % 10 === 0 ? 1 : 0;
    const answer = await report(envelope([['event', { ...failure, ...event }]]));
    expect([answer.statusCode, answer.json()], JSON.stringify(event)).toEqual([202, { received: 1 }]);
  }
  for (const payload of odd.filter((value) => typeof value === 'object' && value !== null))
    expect((await report(envelope([['event', payload]]))).statusCode).toBe(202);
});

test('more than a megabyte, and what is no plain text, is refused', async () => {
  expect((await report('x'.repeat(1024 * 1024 + 1))).statusCode).toBe(413);
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'application/x-sentry-envelope']) {
    expect((await report('{}', { 'content-type': type })).statusCode).toBe(415);
  }
});

test.each([429, 500, 'never'] as const)('a receiver that answers %s is no matter of the browser’s', async (answer) => {
  receiver.answerWith(answer);
  expect((await report(envelope([['event', failure]]))).statusCode).toBe(202);
  await expect.poll(() => receiver.reports.length).toBe(1);
});

test('a visitor who reports too often is held back', async () => {
  for (let i = 0; i < 20; i++) expect((await report(envelope([]))).statusCode).toBe(202);
  expect((await report(envelope([]))).statusCode).toBe(429);
});

test.each([undefined, '0', 'true', '1 ', 'on'])('with the flag set to %j there is no tunnel', async (flag) => {
  const { ERROR_REPORTING } = loadEnv({ ERROR_REPORTING: flag });
  await using off = await createOfflineApp({ env: { ERROR_REPORTING, SENTRY_DSN: receiver.dsn } });
  const headers = { 'content-type': 'text/plain' };
  const url = `${apiPrefix}/error-reports`;
  const answer = await off.inject({ method: 'POST', url, headers, payload: envelope([['event', failure]]) });
  expect(answer.statusCode).toBe(404);
  expect(receiver.reports).toEqual([]);
});
