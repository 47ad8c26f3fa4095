'use client';

import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect } from 'react';
import { carPark, comparison, useCarList } from '#domain/saved-cars/lists.ts';
import { type Refusal, setRefusal } from '#domain/saved-cars/refusals.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  refusal: Refusal;
  carParkHref: string;
}

/** Says why a car was not taken and what helps; goes by itself once there is room. */
export function RefusalNote({ refusal, carParkHref }: Props) {
  const t = useTexts('car-park');
  const { reason } = refusal;
  const list = refusal.list === carPark.key ? carPark : comparison;
  const solved = useCarList(list).length < list.max && reason === 'full';
  useEffect(() => {
    if (solved) setRefusal(undefined);
  }, [solved]);
  return (
    <div className="page flex items-center gap-3 border-b border-line py-1.5 text-sm">
      <Icon name="circle-alert" className="text-alert" />
      <p role="alert" className="flex-1 py-1.5">
        {reason === 'forbidden' && t('tray.forbidden')}
        {reason === 'full' && list === comparison && t('tray.compareFull')}
        {reason === 'full' && list === carPark && t('tray.parkFull', { max: list.max })}
        {reason === 'full' && list === carPark && (
          <>
            {' '}
            <TextLink inline href={carParkHref}>
              {t('tray.toPark')}
            </TextLink>
          </>
        )}
      </p>
      <IconButton icon="x" label={t('tray.dismiss')} onClick={() => setRefusal(undefined)} />
    </div>
  );
}
