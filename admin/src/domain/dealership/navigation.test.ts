import { expect, test } from 'vitest';
import { navigationOf } from './navigation.ts';

const pages = (role: Parameters<typeof navigationOf>[0]) => navigationOf(role).map(({ page }) => page);

test('everybody sees what the API lets them see, and nothing else', () => {
  expect(pages('group-analyst')).toEqual(['overview', 'admin-report']);
  expect(pages('dealer-staff')).toEqual(['overview', 'offers', 'inbox', 'admin-report', 'images']);
  expect(pages('dealer-owner')).toEqual(pages('operator'));
  expect(pages('dealer-owner')).toContain('team');
});
