// @vitest-environment jsdom
import { translator } from '@kardan/ui/texts/translator.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadNamespace } from '#lib/texts/namespaces.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingTile } from './listing-tile.tsx';
import { buildCard } from './testing/build-card.ts';

afterEach(cleanup);

test.each([
  ['de-AT', 'Reserviert'],
  ['en', 'Reserved'],
] as const)(
  'in %s a reserved car says so in tiles and in the list, one that is free does not',
  async (locale, said) => {
    const t = translator(locale, await loadNamespace(locale, 'listing'));
    for (const Shown of [ListingTile, ListingCard]) {
      const textOf = (state: 'active' | 'reserved') =>
        render(<Shown listing={buildCard({ state })} t={t} locale={locale} />).container.textContent;
      expect(textOf('reserved')).toContain(said);
      expect(textOf('active')).not.toContain(said);
    }
  },
);
