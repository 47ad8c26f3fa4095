import { expect, test } from 'vitest';
import {
  cacheTagHeader,
  cacheTagPattern,
  cityTag,
  contentListTag,
  contentTag,
  dealershipTag,
  districtTag,
  homeTag,
  listingTag,
  makeTag,
  regionTag,
  sectionTag,
  sitemapTag,
} from './cache-tags.ts';

const tags = [
  listingTag(7),
  dealershipTag(7),
  cityTag(7),
  districtTag(7),
  regionTag(7),
  makeTag('land-rover'),
  sectionTag('one-year'),
  contentTag('price-list', 'banner-2026'),
  contentListTag('article'),
  homeTag,
  sitemapTag,
];

test('every tag has a form that the purging job takes', () => {
  for (const tag of tags) expect(tag).toMatch(cacheTagPattern);
});

test('no two things share a tag', () => expect(new Set(tags).size).toBe(tags.length));

test.each(['listing:1,home', 'listing:1 home', 'listing:1\r\nx: y', 'Listing:1', 'listing:', ''])(
  '%j is no tag',
  (text) => expect(text).not.toMatch(cacheTagPattern),
);

test('the header names each tag once, and is left out where there is none', () => {
  expect(cacheTagHeader([listingTag(1), homeTag, listingTag(1)])).toBe('listing:1,home');
  expect(cacheTagHeader([])).toBeUndefined();
});
