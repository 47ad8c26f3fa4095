import { financingBounds } from '@kardan/contract/values/financing';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { carName } from '#domain/finance/car-address.ts';
import { listingName } from '#domain/listing/listing-name.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Financing } from '../load-financing.ts';
import { valueNames } from '../values/finance-values.ts';
import { LiveForm } from './live-form.tsx';
import { ValueSlider } from './value-slider.tsx';

interface Props {
  route: 'finances' | 'portalFinance' | 'portalLease';
  financing: Financing;
}

/** Where the price's slider ends unless somebody reckons with more. */
const usualMaxPriceEur = 80_000;

/** The values that a page reckons with; a credit asks for no residual value. */
export async function FinanceForm({ route, financing: { values, comparison, car } }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  const { minPriceEur, minMonths, maxMonths, minCreditEur } = financingBounds;
  const { priceEur, downPaymentEur, months, residual } = comparison;
  const withLease = route !== 'portalFinance';
  const slider = (key: 'price' | 'downPayment' | 'months' | 'residual') => {
    const label = t(`form.${key}`);
    return {
      label,
      sliderLabel: t('form.slider', { label }),
      unit: key === 'months' ? t('form.unitMonths') : '€',
      locale,
    };
  };
  return (
    <LiveForm action={href(locale, route)} locale={locale}>
      <h2 className="text-lg">{t('form.title')}</h2>
      {car && (
        <p className="mt-2 text-sm text-text-2">
          {t(car.novaIncluded ? 'form.car' : 'form.carPlusNova', {
            car: listingName(car),
            price: formatPrice(car.priceEur, locale),
          })}{' '}
          <TextLink inline href={href(locale, 'singleOffer', { slug: car.slug })}>
            {t('form.toCar')}
          </TextLink>
          <input type="hidden" name={carName} value={car.id} />
        </p>
      )}
      <ValueSlider
        {...slider('price')}
        name={valueNames.priceEur}
        own={priceEur}
        value={priceEur}
        min={minPriceEur}
        max={Math.max(usualMaxPriceEur, priceEur)}
        step={500}
      />
      <ValueSlider
        {...slider('downPayment')}
        name={valueNames.downPaymentEur}
        own={values.downPaymentEur}
        value={downPaymentEur}
        min={0}
        max={priceEur - minCreditEur}
        step={100}
      />
      <ValueSlider
        {...slider('months')}
        name={valueNames.months}
        own={months}
        value={months}
        min={minMonths}
        max={maxMonths}
        step={6}
      />
      {withLease && (
        <ValueSlider
          {...slider('residual')}
          name={valueNames.residualEur}
          own={values.residualEur}
          value={residual.eur}
          min={0}
          max={priceEur - downPaymentEur}
          step={100}
        />
      )}
      <div className="mt-4 hidden noscript:block">
        <Button type="submit">{t('form.submit')}</Button>
      </div>
      <p className="mt-4 text-xs text-text-3">
        {withLease ? t('form.assumed', { source: residual.source.name }) : t('form.assumedCredit')} {t('form.link')}
      </p>
    </LiveForm>
  );
}
