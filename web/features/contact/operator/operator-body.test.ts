import { expect, test } from 'vitest';
import { filledIn, missingFields, wrongFields } from './operator-body.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('what a form needs is missed before anybody is asked, spaces alone included', () => {
  expect([...missingFields('contact', form({ name: ' ', email: 'a@b.at', topic: 'press' }))]).toEqual([
    'message',
    'name',
  ]);
  expect(missingFields('banner-ad', form({ company: 'X', format: 'home', name: 'A', email: 'a@b.at' })).size).toBe(0);
});

test('a number with spaces and an address without https are taken as they are meant, and what is empty is not sent', () => {
  const data = form({ vatId: 'atu 123 456 78', website: 'auto.example', company: ' Auto ', message: '' });
  expect(filledIn('dealer-interest', data)).toEqual({
    vatId: 'ATU12345678',
    website: 'https://auto.example',
    company: 'Auto',
  });
});

test('what the API finds stands beside its field; anything else is a failure', () => {
  expect([...(wrongFields('dealer-interest', [{ path: ['vatId'] }]) ?? [])]).toEqual(['vatId']);
  expect(wrongFields('contact', [{ path: ['vatId'] }])).toBeUndefined();
  expect(wrongFields('contact', [{ path: ['email'] }, { path: ['proof', 'nonces'] }])).toBeUndefined();
  expect(wrongFields('contact', [])).toBeUndefined();
});
