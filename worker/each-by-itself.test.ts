import { createLog } from '@kardan/core/kernel/log';
import { expect, test } from 'vitest';
import { eachByItself } from './each-by-itself.ts';

const lines: string[] = [];
const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
const refused = (mailId: string) => {
  if (mailId === 'refused') throw new Error('mail server: 451');
  return Promise.resolve();
};

test('a job that fails is tried again with its reason, is logged with what it is about, and keeps no other from its turn', async () => {
  const batch = ['sent', 'refused', 'sent', 'refused', 'later'].map((mailId) => ({ mailId }));
  const done: string[] = [];
  const failed = await eachByItself({ log }, batch, 'mailId', async (mailId) => {
    await refused(mailId);
    done.push(mailId);
  });
  expect(done).toEqual(['sent', 'later']);
  expect(failed).toEqual([
    { payload: batch[1], reason: 'mail server: 451' },
    { payload: batch[3], reason: 'mail server: 451' },
  ]);
  expect(failed[0]?.payload).toBe(batch[1]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', mailId: 'refused', err: { message: 'mail server: 451' } },
  ]);
});

test.each([
  [1, 1],
  [2, 2],
  [undefined, 3],
])('of three, %s at once are %i side by side', async (atOnce, expected) => {
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now--;
  };
  await eachByItself({ log }, [{ id: 1 }, { id: 2 }, { id: 3 }], 'id', work, atOnce);
  expect(most).toBe(expected);
});
