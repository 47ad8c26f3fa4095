import type { ModeratedCar, ModeratedDealer } from '@kardan/contract/calls/operator/moderation-fields';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { listingPath } from '@kardan/contract/site-paths';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatMileage, formatPrice } from '@kardan/ui/formats/format.ts';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { DealerLine } from './dealer-line.tsx';

/** The car that a case is about, whose it is, and the way to its page. */
export function CarCard({ car, dealer }: { car: ModeratedCar | null; dealer: ModeratedDealer | null }) {
  const t = useTexts('statements');
  const locale = useLocale();
  if (!car && !dealer) return <p className="text-sm text-text-2">{t('car.deleted')}</p>;
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-3.5">
      <Thumbnail image={car?.image} className="w-28" iconSize={22} />
      <div className="min-w-0 text-sm">
        <h3 className="text-md! [overflow-wrap:anywhere]">{car?.title ?? t('car.deleted')}</h3>
        {dealer && <DealerLine dealer={dealer} />}
        {car && (
          <>
            <p className="mt-0.5 text-text-2">
              {[car.mileageKm !== null && formatMileage(car.mileageKm, locale), formatPrice(car.priceEur, locale)]
                .filter(Boolean)
                .join(factSeparator)}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={car.state === 'blocked' ? 'alert' : 'tag'}>{stockStateLabels[locale][car.state]}</Badge>
              <TextLink
                href={listingPath(car.slug, locale)}
                target="_blank"
                iconAfter="external-link"
                className="min-h-8 pointer-coarse:min-h-11"
              >
                {t('car.open')}
              </TextLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
