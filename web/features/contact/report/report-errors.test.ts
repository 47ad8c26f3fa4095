import { expect, test } from 'vitest';
import { reportErrors, reportErrorsOf } from './report-errors.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a report says why, in more than a word, and in good faith', () => {
  expect(Object.keys(reportErrors(form({ explanation: '  zu kurz          ' })))).toEqual([
    'reason',
    'explanation',
    'goodFaith',
  ]);
  const whole = { reason: 'fraud', explanation: 'Das Auto gibt es nicht, das Bild ist gestohlen.', goodFaith: 'on' };
  expect(reportErrors(form(whole))).toEqual({});
});

test('what the API finds stands beside its field; anything else is a failure', () => {
  expect(reportErrorsOf([{ path: ['email'] }])).toEqual({ email: 'report.error.email' });
  expect(reportErrorsOf([{ path: ['proof', 'nonces'] }])).toBeUndefined();
});
