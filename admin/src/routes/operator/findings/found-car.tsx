import type { PortalCar } from '@kardan/contract/calls/operator/findings';
import { listingPath } from '@kardan/contract/site-paths';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { factSeparator, formatMileage, formatMonth, formatPrice } from '@kardan/ui/formats/format.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  car: PortalCar;
  /** Only while something is to be decided. */
  onBlock: (() => void) | undefined;
}

/** A car that something was found of, whose it is, and the ways to it. */
export function FoundCar({ car, onBlock }: Props) {
  const t = useTexts('portalFindings');
  const locale = useLocale();
  const { dealership } = car;
  const facts = [
    formatPrice(car.priceEur, locale),
    formatMileage(car.mileageKm, locale),
    car.firstRegistration && t('registered', { month: formatMonth(car.firstRegistration) }),
    car.isPublic && car.daysOnline !== null ? t('daysOnline', { days: car.daysOnline }) : t('offline'),
  ].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-3 md:flex-nowrap">
      <Thumbnail image={car.image} className="w-28 md:w-36" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-md font-semi [overflow-wrap:anywhere]">{car.title}</h3>
        <p className="mt-0.5 text-sm">
          {dealership.name}, {dealership.place}
        </p>
        <p className="mt-0.5 text-xs text-text-2">{facts.join(factSeparator)}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {car.isPublic && (
            <TextLink
              href={listingPath(car.slug, locale)}
              target="_blank"
              iconAfter="external-link"
              className="min-h-11 md:min-h-9"
            >
              {t('listing')}
            </TextLink>
          )}
          <TextLink href={portalPath('dealerships', String(dealership.id))} className="min-h-11 md:min-h-9">
            {t('dealership')}
          </TextLink>
          {onBlock && (
            <Button
              variant="danger"
              size="sm"
              icon="ban"
              aria-label={t('block.of', { dealership: dealership.name })}
              onClick={onBlock}
            >
              {t('block')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
