import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const core = new URL('../../core/', import.meta.url).pathname;
/** Partners are other companies' people, whom nobody here knows. */
const strangers = ['inquiries/mails/write-partner-mail.ts'];
/**
 * Measures against somebody who is here, and contracts with them, are letters, also to those whom the portal calls „du“ otherwise;
 * operators write to each other. Who asks to be let in has one conversation, from the form to the invitation, and it says „du“.
 */
const official = ['moderation/', 'dealerships/restrictions/', 'going-public/'];
const isOfficial = (file: string) =>
  official.some((folder) => file.startsWith(folder)) && !/-operator|operator-/.test(file);

const files = globSync('**/mails/*.ts', { cwd: core });
const linesWith = (file: string, words: RegExp) =>
  readFileSync(core + file, 'utf8')
    .split('\n')
    .filter((line) => words.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
    .map((line) => `${file}: ${line.trim()}`);

test('mails say „du“, to several people „ihr“, and „Sie“ to strangers and in official letters only', () => {
  const familiar = files.filter((file) => !strangers.includes(file) && !isOfficial(file));
  expect(familiar.length).toBeGreaterThan(20);
  expect(familiar.flatMap((file) => linesWith(file, /\b(Sie|Ihnen|Ihre[mnrs]?)\b/))).toEqual([]);
});

test('official letters say „Sie“ alone', () => {
  const official = files.filter(isOfficial);
  expect(official.length).toBeGreaterThan(5);
  expect(official.flatMap((file) => linesWith(file, /\b(du|dir|dich|dein\w*|euch|eure?)\b/i))).toEqual([]);
});
