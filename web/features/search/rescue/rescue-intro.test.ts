import type { RescueChange } from '@kardan/contract/calls/search/search-rescue';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { loadNamespace } from '#lib/texts/namespaces.ts';
import { rescueIntro } from './rescue-intro.ts';

const step = { key: 'fuel', kind: 'dropped', from: ['diesel'] } as RescueChange;

test.each([
  ['de-AT', /knapp daneben schon/i, /knapp daneben ist gerade keiner/],
  ['en', /some come close/i, /none comes close/i],
] as const)('in %s something close is promised only where there is a way to it', async (locale, promise, denial) => {
  const t = translator(locale, await loadNamespace(locale, 'search'));
  const said = (...ways: { changes: RescueChange[] }[]) => {
    const { title, text } = rescueIntro(ways);
    return `${t(title)} ${t(text)}`;
  };
  expect(said({ changes: [step] })).toMatch(promise);
  expect(said({ changes: [step] })).not.toMatch(denial);
  expect(said({ changes: [step, step] })).toMatch(promise);
  expect(said()).not.toMatch(promise);
  expect(said()).toMatch(denial);
});

test('one step is promised only where each of the ways is one', () => {
  expect(rescueIntro([{ changes: [step] }]).text).toBe('zero.text');
  expect(rescueIntro([{ changes: [step] }, { changes: [step, step] }]).text).toBe('zero.waysText');
});
