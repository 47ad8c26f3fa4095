'use client';

import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { comparison, useCarList } from '#domain/saved-cars/lists.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { comparisonQuery } from '../car-ids.ts';

/** Leads to the cars that are chosen in this browser, if there are any. */
export function ChosenCars({ comparisonHref }: { comparisonHref: string }) {
  const t = useTexts('car-park');
  const ids = useCarList(comparison)
    .map(({ id }) => id)
    .toReversed();
  if (ids.length === 0) return null;
  return (
    <LinkButton href={comparisonHref + comparisonQuery(ids, { differencesOnly: true })} icon="columns-3">
      {t('comparison.chosen')}
    </LinkButton>
  );
}
