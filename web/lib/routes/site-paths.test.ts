import { dealershipInfoPath, listingPath, ownSearchAgentPath } from '@kardan/contract/site-paths';
import { locales } from '@kardan/ui/texts/locales.ts';
import { expect, test } from 'vitest';
import { href } from './href.ts';

test.each(locales)('in %s mails lead to the addresses that pages have', (locale) => {
  expect(listingPath('vw-golf-4711', locale)).toBe(href(locale, 'singleOffer', { slug: 'vw-golf-4711' }));
  expect(dealershipInfoPath('auto-huber', locale)).toBe(href(locale, 'dealershipInfo', { slug: 'auto-huber' }));
  expect(ownSearchAgentPath('a-B_c', locale)).toBe(href(locale, 'ownSearchAgent', { token: 'a-B_c' }));
});
