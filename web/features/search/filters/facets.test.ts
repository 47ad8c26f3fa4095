import { searchRequest } from '@kardan/contract/calls/search/search';
import { expect, test } from 'vitest';
import { facetsFor } from './facets.ts';
import { closedGroups, groupName } from './panel-groups.ts';

const state = { filters: {}, sort: 'relevance', view: 'list', page: 1, limit: 20, window: undefined } as const;

test('a group that is closed is not counted, one that is opened or filtered by is', () => {
  expect(facetsFor(state)).not.toContain('taxation');
  expect(facetsFor({ ...state, open: [groupName(closedGroups.condition.keys)] })).toContain('taxation');
  expect(facetsFor({ ...state, filters: { inputTax: ['full'] } })).toContain('conditionKind');
});

test('all groups open at once ask for no more counts than a search answers', () => {
  const open = Object.values(closedGroups).map(({ keys }) => groupName(keys));
  const facets = facetsFor({ ...state, open, filters: { vehicles: ['volkswagen'] } });
  expect(searchRequest.safeParse({ facets }).success).toBe(true);
});
