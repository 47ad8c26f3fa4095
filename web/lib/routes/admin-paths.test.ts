import { locales } from '@kardan/ui/texts/locales.ts';
import { expect, test } from 'vitest';
import { isAdminPath } from './admin-paths.ts';
import { localisedPath } from './localised-patterns.ts';
import { routeNames } from './route-table.ts';

const params = { dealerSlug: 'lechner', personId: '1', offerId: '2' };

test('the sign-in page and every page of the admin area are the application’s, in both languages, and no other page is', () => {
  for (const locale of locales) {
    const ours = routeNames.filter((name) => isAdminPath(localisedPath(locale, name, params)));
    expect(ours).toEqual(routeNames.filter((name) => name === 'login' || name.startsWith('admin')));
  }
});

test.each([
  ['/anmelden/einladung', true],
  ['/dealership-admin/lechner/inbox', true],
  ['/dealership-admin?x=1', true],
  ['/anmeldenx', false],
  ['/dealership-administration', false],
  ['/dealership', false],
  ['/login', false],
])('%s: %s', (path, expected) => {
  expect(isAdminPath(path)).toBe(expected);
});
