'use client';

import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { comparison, useCarList } from '#domain/saved-cars/lists.ts';
import { announceNavigation, whenConnected } from '#lib/browser/navigation.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { comparisonQuery } from '../car-ids.ts';

interface Props {
  comparisonHref: string;
  /** The address names no car at all: whoever opens it means the cars that were chosen. */
  atOnce: boolean;
}

/** Leads to the cars that are chosen in this browser, if there are any: by a press, or at once. */
export function ChosenCars({ comparisonHref, atOnce }: Props) {
  const t = useTexts('car-park');
  const router = useRouter();
  const ids = useCarList(comparison)
    .map(({ id }) => id)
    .toReversed();
  const address = comparisonHref + comparisonQuery(ids, { differencesOnly: true });
  const isAny = ids.length > 0;
  useEffect(() => {
    if (!atOnce || !isAny) return;
    whenConnected(() => {
      announceNavigation();
      router.replace(address);
    });
  }, [address, atOnce, isAny, router]);
  if (!isAny) return null;
  return (
    <LinkButton href={address} icon="columns-3">
      {t('comparison.chosen')}
    </LinkButton>
  );
}
