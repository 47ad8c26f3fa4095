import { lineIssueCodes, runReasons, unreadableFileCodes } from '@kardan/contract/values/feeds';
import { expect, test } from 'vitest';
import { feedIssues as german } from './de/feed-issues.ts';
import { feedReasons as germanReasons } from './de/feed-reasons.ts';
import { feedIssues as english } from './en/feed-issues.ts';
import { feedReasons as englishReasons } from './en/feed-reasons.ts';

test.each(lineIssueCodes)('%s says what to do, in both languages', (code) => {
  for (const texts of [german, english]) expect(texts[code]).toMatch(/\.$/);
});

const reasons = [...runReasons, ...unreadableFileCodes.map((code) => `file.${code}` as const)];

test.each(reasons)('a run that failed for %s says why and what to do, in both languages', (reason) => {
  for (const texts of [germanReasons, englishReasons]) {
    expect(texts[`${reason}.what`]).toMatch(/\S/);
    expect(texts[`${reason}.do`]).toMatch(/\.$/);
  }
});
