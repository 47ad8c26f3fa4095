import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const core = new URL('../../core/', import.meta.url).pathname;
/** Partners are other companies' people, whom nobody here knows. */
const strangers = ['inquiries/mails/write-partner-mail.ts'];

test('mails say „du“, to several people „ihr“, and „Sie“ to strangers only', () => {
  const files = globSync('**/mails/*.ts', { cwd: core }).filter((file) => !strangers.includes(file));
  expect(files.length).toBeGreaterThan(20);
  const formal = files.flatMap((file) =>
    readFileSync(core + file, 'utf8')
      .split('\n')
      .filter((line) => /\b(Sie|Ihnen|Ihre[mnrs]?)\b/.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(formal).toEqual([]);
});
