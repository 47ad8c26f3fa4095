// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readDraft, readStep, saveDraft, saveStep, type WaitingAgent } from './stored-step.ts';

beforeEach(() => sessionStorage.clear());

const waiting: WaitingAgent = {
  at: 'code',
  id: '0199',
  email: 'anna@beispiel.at',
  frequency: 'daily',
  resendFromMs: 0,
  untilMs: Date.now() + 60_000,
};

function typed(pairs: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

test('a reload comes back to the same step; another search begins anew', () => {
  saveStep('golf', waiting);
  expect(readStep('golf')).toEqual(waiting);
  expect(readStep('polo')).toBeUndefined();
  saveStep('golf', undefined);
  expect(readStep('golf')).toBeUndefined();
});

test('an agent that has vanished by now is not waited for', () => {
  saveStep('golf', { ...waiting, untilMs: Date.now() - 1 });
  expect(readStep('golf')).toBeUndefined();
});

test('address and settings are kept for the next form, consent is not', () => {
  saveDraft(
    typed([
      ['email', 'a@b.example'],
      ['events', 'sold'],
      ['consent', 'on'],
      ['homepage', 'x'],
    ]),
  );
  saveStep('golf', waiting);
  expect(readDraft()).toEqual({ email: ['a@b.example'], frequency: [], events: ['sold'] });
});

test.each(['nonsense', '[]', 'null', '{"draft":7,"step":7}', '{"search":"golf","step":{"at":"code"}}'])(
  'what another hand wrote there (%s) does no harm',
  (text) => {
    sessionStorage.setItem('search-agent', text);
    expect(readStep('golf')).toBeUndefined();
    expect(readDraft()).toEqual({});
    saveDraft(typed([]));
  },
);
