// @vitest-environment jsdom
import { ApiError } from '@kardan/contract/client/api-error';
import { expect, test } from 'vitest';
import { fieldNamesOf, issuesOf } from './form-issues.ts';

test('a refusal stands at its field, and what has no field to be seen at is told all the same', () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="address.street"><select name="role"></select>
    <input name="token" type="hidden"><input name="account" hidden>`;
  const body = (path: string[], message: string) => ({ in: 'body' as const, path, code: 'invalid', message });
  const error = new ApiError('invalid-request', {
    status: 400,
    issues: [
      body(['address', 'street'], 'Straße fehlt'),
      body(['address'], 'Adresse gibt es nicht'),
      body(['token'], 'Link ist falsch'),
      body(['account'], 'Konto ist falsch'),
      { ...body(['role'], 'Filter ist falsch'), in: 'query' as const },
    ] as ApiError['issues'],
  });
  const { atFields, elsewhere } = issuesOf(error, fieldNamesOf(form));
  expect([...atFields]).toEqual([['address.street', 'Straße fehlt']]);
  expect(elsewhere).toEqual(['Adresse gibt es nicht', 'Link ist falsch', 'Konto ist falsch', 'Filter ist falsch']);
});
