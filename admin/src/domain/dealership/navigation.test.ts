import { expect, test } from 'vitest';
import { navigationOf, pageFor } from './navigation.ts';

const pages = (role: Parameters<typeof navigationOf>[0]) => navigationOf(role).map(({ page }) => page);

test('everybody sees what the API lets them see, and nothing else', () => {
  expect(pages('group-analyst')).toEqual(['overview', 'admin-report']);
  expect(pages('dealer-staff')).toEqual([
    ...['overview', 'offers', 'inbox', 'admin-report', 'images'],
    // To look at, not to change.
    ...['edit-api-provider', 'statements', 'edit-districts', 'edit-contract-makes', 'edit'],
  ]);
  expect(pages('dealer-owner')).toEqual(pages('operator'));
  expect(pages('dealer-owner')).toContain('team');
});

test('who changes to another dealership stays on the page, unless it is not theirs there', () => {
  expect(pageFor('dealer-owner', 'team')).toBe('team');
  expect(pageFor('dealer-staff', 'team')).toBe('overview');
  expect(pageFor('group-analyst', 'offers')).toBe('overview');
  expect(pageFor('group-analyst', 'account')).toBe('account');
  expect(pageFor('dealer-owner', undefined)).toBe('overview');
});
