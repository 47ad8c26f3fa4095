import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OfficialBox } from './official-box.tsx';
import { PriceSum } from './price-sum.tsx';

/** The price with what the law wants beside it, its taxes, and the ways on. */
export async function PriceBox({ page }: { page: VersionPage }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const { make, model, version, price, offers, total, official } = page;
  const cars = t('cars', { count: total });
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-4.5 shadow-1 md:p-5.5">
      <div>
        {price ? (
          <>
            <p className="wide text-3xl leading-tight font-[680]">{formatPrice(price.grossEur, locale)}</p>
            <p className="mt-1 text-xs text-text-3">{t(`price.${price.basis}`)}</p>
          </>
        ) : (
          <p className="text-md font-semi">{t(total > 0 ? 'price.plusNova' : 'price.unknown')}</p>
        )}
      </div>
      <OfficialBox official={official} />
      <PriceSum page={page} />
      {total > 0 && (
        <p className="text-sm">
          {offers
            ? t('version.offersFrom', { cars, price: formatPrice(offers.minEur, locale) })
            : t('version.offers', { cars })}
        </p>
      )}
      <div className="grid gap-2.5 print:hidden">
        <LinkButton href="#anfrage" variant="accent" size="lg" icon="message-square" full>
          {t('version.ask')}
        </LinkButton>
        <LinkButton
          href={href(locale, 'newCarsVersionPrint', { make: make.slug, model: model.slug, version: version.slug })}
          icon="printer"
          full
          rel="nofollow"
        >
          {t('version.print')}
        </LinkButton>
      </div>
      <p className="text-2xs text-text-3">{t('noGuarantee')}</p>
    </div>
  );
}
