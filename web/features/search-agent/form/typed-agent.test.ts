import { expect, test } from 'vitest';
import { agentErrors, typedAgent } from './typed-agent.ts';

function form(pairs: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

const whole: [string, string][] = [
  ['email', ' anna@beispiel.at '],
  ['frequency', 'daily'],
  ['events', 'new-car'],
  ['events', 'sold'],
  ['consent', 'on'],
  ['homepage', ''],
];

test.each(['', 'anna', 'anna@', '@beispiel.at', 'anna@beispiel', 'anna @beispiel.at', 'a@b@beispiel.at'])(
  'an address like %j is asked for again before anything is sent',
  (email) => {
    expect(agentErrors(form([...whole.slice(1), ['email', email]]))).toEqual({ email: 'form.error.email' });
  },
);

test('nothing is sent without consent and something to be told of', () => {
  expect(agentErrors(form([]))).toEqual({
    email: 'form.error.email',
    events: 'form.error.events',
    consent: 'form.error.consent',
  });
  expect(agentErrors(form(whole))).toEqual({});
});

const rest = {
  filters: { fuel: ['diesel' as const] },
  language: 'de-AT' as const,
  consentTextVersion: '2026-11-15' as const,
};

test('the search, the settings and the version of the consent that was shown are sent', () => {
  expect(typedAgent(form(whole), rest)).toEqual({
    ...rest,
    email: 'anna@beispiel.at',
    frequency: 'daily',
    events: ['new-car', 'sold'],
    consent: true,
  });
});

test('what a program typed into the hidden field is sent, so that the server sees it', () => {
  expect(typedAgent(form([['homepage', 'http://spam.example']]), rest).homepage).toBe('http://spam.example');
});
