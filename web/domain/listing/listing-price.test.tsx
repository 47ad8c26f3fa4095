// @vitest-environment jsdom
import { translator } from '@kardan/ui/texts/translator.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadNamespace } from '#lib/texts/namespaces.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingTile } from './listing-tile.tsx';
import { buildCard } from './testing/build-card.ts';

afterEach(cleanup);

const cases = [
  ['de-AT', '€ 17.990 zuzüglich NoVA'],
  ['en', '€ 17,990 plus NoVA'],
] as const;

test.each(cases)(
  'in %s a price without NoVA says so in tiles and in the list, a price with it does not',
  async (locale, said) => {
    const t = translator(locale, await loadNamespace(locale, 'listing'));
    for (const Shown of [ListingTile, ListingCard]) {
      const textOf = (novaIncluded: boolean) =>
        render(<Shown listing={buildCard({ novaIncluded })} t={t} locale={locale} />).container.textContent?.replaceAll(
          '\u00A0',
          ' ',
        );
      expect(textOf(false)).toContain(said);
      expect(textOf(true)).not.toContain('NoVA');
    }
  },
);
