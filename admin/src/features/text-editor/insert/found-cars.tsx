import type { CarBlockPreview } from '@kardan/contract/calls/operator/content-tools';
import { formatMonth, formatPrice } from '@kardan/ui/formats/format.ts';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Up to three cars, small; two where the screen is. */
export function FoundCars({ cars }: Pick<CarBlockPreview, 'cars'>) {
  const t = useTexts('portalText');
  const locale = useLocale();
  if (cars.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 max-md:[&>:nth-child(3)]:hidden">
      {cars.map(({ id, make, model, images, firstRegistration, priceEur }) => (
        <li key={id} className="min-w-0 text-xs">
          <Thumbnail image={images[0]} className="w-full" iconSize={26} />
          <b className="mt-1.5 block truncate font-semi">{`${make.name} ${model.name}`}</b>
          {firstRegistration && (
            <span className="block text-text-2">{t('registered', { month: formatMonth(firstRegistration) })}</span>
          )}
          <span className="wide block text-md font-semi">{formatPrice(priceEur, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
