import { invitationPath, passwordResetPath } from '@kardan/contract/site-paths';
import { expect, test } from 'vitest';
import { backFrom, signInPath, signInPaths } from './addresses.ts';

test.each(['de-AT', 'en'] as const)('mails in %s lead to the pages that take their token', (language) => {
  expect(invitationPath('a b', language)).toBe(`${signInPaths[language].invitation}#a%20b`);
  expect(passwordResetPath('a b', language)).toBe(`${signInPaths[language].password}#a%20b`);
});

test('signing in leads back to where one was', () => {
  const path = signInPath('de-AT', '/dealership-admin/lechner/history?from=2026-11-01');
  expect(path).toMatch(/^\/anmelden\?zurueck=/);
  expect(backFrom(new URL(path, 'https://x.example').search)).toBe('/dealership-admin/lechner/history?from=2026-11-01');
  expect(signInPath('en', '/dealership-admin')).toBe('/en/login');
});

test.each([
  '',
  '?zurueck=https://evil.example/dealership-admin',
  '?zurueck=//evil.example/dealership-admin',
  '?zurueck=/\\evil.example/dealership-admin',
  '?zurueck=javascript:alert(1)',
  '?zurueck=https://[',
  '?zurueck=%',
  '?zurueck=/dealership-administration',
  '?zurueck=/dealership-admin/../impressum',
])('%s leads to the start page and nowhere else', (search) => {
  expect(backFrom(search)).toBe('/dealership-admin');
});
