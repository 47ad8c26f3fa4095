import { lineIssueCodes, runReasons } from '@kardan/contract/values/feeds';
import { expect, test } from 'vitest';
import { feedIssues as german } from './de/feed-issues.ts';
import { feedRun as germanRun } from './de/feed-run.ts';
import { feedIssues as english } from './en/feed-issues.ts';
import { feedRun as englishRun } from './en/feed-run.ts';

test.each(lineIssueCodes)('%s says what it is and what to do, in both languages', (code) => {
  for (const texts of [german, english]) {
    expect(texts[`${code}.what`]).toMatch(/\S/);
    expect(texts[`${code}.do`]).toMatch(/\.$/);
  }
});

test.each(runReasons)('a run that failed for %s says why and what to do, in both languages', (reason) => {
  for (const texts of [germanRun, englishRun]) {
    expect(texts[`reason.${reason}`]).toMatch(/\S/);
    expect(texts[`reason.${reason}.do`]).toMatch(/\.$/);
  }
});
