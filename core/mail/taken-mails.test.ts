import { expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { createTakenMails } from './taken-mails.ts';

const content = {} as MailContent;
const hourMs = 3_600_000;

test('what another worker has noted meanwhile is not kept for ever: a thousand mails at most, each for a day', () => {
  let now = 0;
  const taken = createTakenMails(() => now);
  for (let mail = 0; mail < 5_000; mail += 1) taken.set(`mail ${mail}`, content);
  expect(taken.size).toBe(1_000);
  expect([taken.has('mail 3999'), taken.get('mail 4000')]).toEqual([false, content]);
  now = 23 * hourMs;
  taken.set('mail 4000', content);
  taken.set('later', content);
  expect(taken.has('mail 4999')).toBe(true);
  now = 25 * hourMs;
  expect([taken.has('mail 4999'), taken.has('mail 4000'), taken.has('later'), taken.size]).toEqual([
    false,
    false,
    true,
    1,
  ]);
});
