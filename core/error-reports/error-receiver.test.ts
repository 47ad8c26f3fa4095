import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../kernel/log.ts';
import { startTestReceiver, type TestReceiver } from '../testing/error-receiver.ts';
import { openErrorReceiver } from './error-receiver.ts';

let receiver: TestReceiver;
let lines: { msg: string }[];
const log = createLog('test', 'info', { write: (line) => lines.push(JSON.parse(line)) });
beforeEach(async () => {
  lines = [];
  receiver = await startTestReceiver();
});
afterEach(() => receiver[Symbol.asyncDispose]());

const envelope = '{}\n{"type":"event"}\n{}\n';
const env = () => ({ ERROR_REPORTING: true, SENTRY_DSN: receiver.dsn });

test('a receiver that hangs holds a bounded number of reports for a bounded time; what is beyond is dropped and told', async () => {
  receiver.answerWith('never');
  const errors = openErrorReceiver({ env: env(), log }, { timeoutMs: 300, maxInFlight: 2, maxWaiting: 3 });
  for (let i = 0; i < 9; i++) errors.send(envelope);
  await expect.poll(() => receiver.reports.length).toBe(2);
  await expect.poll(() => receiver.reports.length, { timeout: 5_000 }).toBe(5);
  await errors.close();
  expect(lines.filter(({ msg }) => msg === 'error reports dropped')).toMatchObject([{ reports: 4 }]);
});

test('closing waits for what is on its way', async () => {
  const errors = openErrorReceiver({ env: env(), log });
  errors.send(envelope);
  await errors.close();
  expect(receiver.reports).toHaveLength(1);
});

test('a receiver that cannot be reached is told in the log and nowhere else', async () => {
  const nowhere = { ERROR_REPORTING: true, SENTRY_DSN: 'http://key@127.0.0.1:9/1' };
  const errors = openErrorReceiver({ env: nowhere, log });
  errors.send(envelope);
  await errors.close();
  expect(lines).toMatchObject([{ msg: 'error report not delivered' }]);
});

test('a receiver that refuses is told in the log too', async () => {
  receiver.answerWith(429);
  const errors = openErrorReceiver({ env: env(), log });
  errors.send(envelope);
  await errors.close();
  expect(lines).toMatchObject([{ msg: 'error report refused', status: 429 }]);
});

test('without an address reports are thrown away', async () => {
  const errors = openErrorReceiver({ env: { ERROR_REPORTING: true, SENTRY_DSN: undefined }, log });
  errors.send(envelope);
  await errors.close();
  expect(lines).toEqual([]);
});
