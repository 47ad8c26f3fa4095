import { expect, test } from 'vitest';
import { mutatedMails } from '../testing/mutated-mails.ts';
import { outcomeOfMail } from '../testing/outcome-of-mail.ts';

test('10,000 mutated mails are read or refused, none is a defect', async () => {
  const outcomes = { read: 0, refused: 0 };
  for (const mail of mutatedMails(10_000, 2)) outcomes[await outcomeOfMail(mail)]++;
  expect(outcomes.read).toBeGreaterThan(5_000);
}, 600_000);
