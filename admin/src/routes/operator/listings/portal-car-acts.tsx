import type { PortalCar } from '@kardan/contract/calls/operator/findings';
import { listingPath } from '@kardan/contract/site-paths';
import { useNavigate } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { ActMenu } from '#lib/page/act-menu.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  car: PortalCar;
  onBlock: () => void;
  onUnblock: () => void;
}

/** Where a car leads to, and blocking it or lifting that. */
export function PortalCarActs({ car, onBlock, onUnblock }: Props) {
  const t = useTexts('portalListings');
  const locale = useLocale();
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate({ to });
  // A dealership may have withdrawn it since: the block holds all the same.
  const isBlocked = car.blockedReason !== null;
  return (
    <ActMenu
      id={`acts-${car.id}`}
      label={t('actsOf', { title: car.title })}
      className="grid size-11 place-items-center rounded-sm border border-line-strong hover:bg-surface-2 md:size-9"
      acts={[
        { icon: 'pencil', label: t('edit'), run: go(dealershipPath(car.dealership.slug, `offers/${car.id}/edit`)) },
        car.isPublic && {
          icon: 'external-link',
          label: t('open'),
          run: () => void window.open(listingPath(car.slug, locale), '_blank', 'noopener'),
        },
        { icon: 'store', label: t('showDealership'), run: go(portalPath('dealerships', String(car.dealership.id))) },
        isBlocked
          ? { icon: 'lock-open', label: t('unblock'), run: onUnblock }
          : car.state !== 'draft' && { icon: 'ban', label: t('block'), run: onBlock },
      ]}
    />
  );
}
