// @vitest-environment jsdom
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { routeTree } from './route-tree.tsx';

/** Addresses of the admin area as the specification has them, and the steps of signing in. */
const specified = `
  /dealership-admin /dealership-admin/new-dealer /dealership-admin/$dealerSlug
  /dealership-admin/$dealerSlug/admin-report /dealership-admin/$dealerSlug/overview /dealership-admin/$dealerSlug/edit
  /dealership-admin/$dealerSlug/edit-districts /dealership-admin/$dealerSlug/edit-own-district
  /dealership-admin/$dealerSlug/edit-contract-makes /dealership-admin/$dealerSlug/person/$personId/edit
  /dealership-admin/$dealerSlug/person/$personId/create /dealership-admin/$dealerSlug/images
  /dealership-admin/$dealerSlug/offers /dealership-admin/$dealerSlug/offers/new
  /dealership-admin/$dealerSlug/offers/$offerId/edit /dealership-admin/$dealerSlug/edit-api-provider
  /anmelden /en/login`
  .trim()
  .split(/\s+/);

test('every specified address of the admin area has a page', () => {
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const paths = new Set(Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/, '$1')));
  expect(specified.filter((path) => !paths.has(path))).toEqual([]);
});
