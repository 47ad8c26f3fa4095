import { expect, test } from 'vitest';
import { killWhileMailing } from './testing/kill-while-mailing.ts';
import { mailBurst } from './testing/mail-burst.ts';
import { createWorkplace } from './testing/workplace.ts';

test('a worker killed twenty times at random during 5,000 matches: each is mailed exactly once', async () => {
  const { times, mails, repeats } = await killWhileMailing({ agents: 250, cars: 20, kills: 20 });
  expect(times.size).toBe(5_000);
  process.stdout.write(
    `${mails} mails, ${repeats} of them once more: the window between the mail server's yes and ours\n`,
  );
});

test('from the car’s commit to the queued mail it takes seconds', async () => {
  await using workplace = await createWorkplace();
  expect((await mailBurst(workplace, { agents: 3, cars: 10 })).slowestSeconds).toBeLessThan(30);
});
