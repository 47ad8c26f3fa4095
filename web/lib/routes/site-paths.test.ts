import {
  contentPath,
  dealershipInfoPath,
  listingPath,
  ownNoticePath,
  ownSearchAgentPath,
  portalSegments,
  previewPath,
} from '@kardan/contract/site-paths';
import { locales } from '@kardan/ui/texts/locales.ts';
import { expect, test } from 'vitest';
import { href } from './href.ts';
import { resolvePath } from './resolve-path.ts';

test.each(locales)('in %s mails lead to the addresses that pages have', (locale) => {
  expect(listingPath('vw-golf-4711', locale)).toBe(href(locale, 'singleOffer', { slug: 'vw-golf-4711' }));
  expect(dealershipInfoPath('auto-huber', locale)).toBe(href(locale, 'dealershipInfo', { slug: 'auto-huber' }));
  expect(ownSearchAgentPath('a-B_c', locale)).toBe(href(locale, 'ownSearchAgent', { token: 'a-B_c' }));
  expect(ownNoticePath('a-B_c', locale)).toBe(href(locale, 'ownNotice', { token: 'a-B_c' }));
});

test.each(locales)('in %s editors are led to the addresses that texts have', (locale) => {
  expect(previewPath('a-B_c', locale)).toBe(href(locale, 'preview', { token: 'a-B_c' }));
  expect(contentPath('article', 'nova', 'nova-durchgerechnet', locale)).toBe(
    href(locale, 'magazineArticle', { slug: 'nova-durchgerechnet' }),
  );
  expect(contentPath('press', 'start', 'kardan-startet', locale)).toBe(
    href(locale, 'portalPressRelease', { slug: 'kardan-startet' }),
  );
  for (const key of Object.keys(portalSegments)) {
    const path = contentPath('portal', key, key, locale) ?? '';
    const builtIn = `/portal/${key.replace(/^form-/, 'form_')}`;
    expect(resolvePath(path)).toMatchObject({ kind: 'page', locale, builtInPath: builtIn });
  }
  expect(contentPath('portal', 'neue-seite', 'neue-seite', locale)).toBeUndefined();
});
