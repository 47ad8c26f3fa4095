import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import { type Spec, SpecList } from '@kardan/ui/content/spec-list.tsx';
import { formatMileage, formatMonth, formatNumber, formatPower } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { consumptionFacts } from '../data/consumption.ts';
import { Part } from '../panel.tsx';

/** The dozen facts that decide whether one reads on. What the dealer does not tell is left out. */
export async function KeyFacts({ listing: car }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const labels = optionLabels[locale];
  const electric = car.fuel === 'electric';
  const facts: (Spec | false)[] = [
    {
      label: t('fact.firstRegistration'),
      value: car.firstRegistration ? formatMonth(car.firstRegistration) : t('fact.unregistered'),
      icon: 'calendar',
    },
    { label: t('fact.mileage'), value: formatMileage(car.mileageKm, locale), icon: 'gauge' },
    { label: t('fact.power'), value: formatPower(car.powerKw, car.powerPs, locale), icon: 'zap' },
    { label: t('fact.fuel'), value: labels.fuel[car.fuel], icon: electric ? 'plug-zap' : 'fuel' },
    { label: t('fact.gearbox'), value: labels.gearbox[car.gearbox], icon: 'cog' },
    car.drive !== null && { label: t('fact.drive'), value: labels.drive[car.drive], icon: 'route' },
    ...consumptionFacts(car, t, locale),
    car.inspectionValidUntil !== null && {
      label: t('fact.inspection'),
      value: t('fact.inspectionUntil', { month: formatMonth(car.inspectionValidUntil) }),
      icon: 'shield-check',
    },
    car.owners !== null && { label: t('fact.owners'), value: formatNumber(car.owners, locale), icon: 'users' },
    { label: t('fact.body'), value: labels.body[car.body], icon: 'car' },
    car.colour !== null && { label: t('fact.colour'), value: colourOf(car.colour), icon: 'palette' },
    car.warranty && {
      label: t('fact.warranty'),
      value: car.warrantyMonths ? t('fact.months', { count: car.warrantyMonths }) : t('fact.yes'),
      icon: 'badge-check',
    },
  ];
  return (
    <Part id="eckdaten" title={t('keyFacts')}>
      <SpecList specs={facts.filter((fact) => fact !== false)} />
    </Part>
  );

  function colourOf(colour: NonNullable<ListingDetail['colour']>): string {
    return car.metallic ? t('fact.metallicColour', { colour: labels.colour[colour] }) : labels.colour[colour];
  }
}
