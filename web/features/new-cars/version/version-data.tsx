import type { VersionPage } from '@kardan/contract/calls/pages/new-cars';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { optionLabels } from '@kardan/contract/labels/reference';
import { Block } from '@kardan/ui/content/block.tsx';
import { type Spec, SpecList } from '@kardan/ui/content/spec-list.tsx';
import { formatMileage, formatNumber, formatPower, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** What the catalogue knows of a version. */
export async function VersionData({ page }: { page: VersionPage }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  return (
    <Block title={t('data.title')}>
      <SpecList specs={versionSpecs(page, locale)} />
    </Block>
  );
}

/** Each fact that is known, with the name that listings have for it. */
export function versionSpecs({ version }: VersionPage, locale: Locale): Spec[] {
  const names = listingFieldLabels[locale];
  const labels = optionLabels[locale];
  const unit = (value: number, of: string) => `${formatNumber(value, locale)}\u00A0${of}`;
  const { drive, displacementCcm, cylinders, doors, seats, kerbWeightKg, batteryKwh, rangeKm } = version;
  return [
    { label: names.body, value: labels.body[version.body] },
    { label: names.fuel, value: labels.fuel[version.fuel] },
    { label: names.gearbox, value: labels.gearbox[version.gearbox] },
    ...(drive ? [{ label: names.drive, value: labels.drive[drive] }] : []),
    { label: names.powerKw, value: formatPower(version.powerKw, version.powerPs, locale) },
    ...(displacementCcm === null ? [] : [{ label: names.displacementCcm, value: unit(displacementCcm, 'cm³') }]),
    ...(cylinders === null ? [] : [{ label: names.cylinders, value: formatNumber(cylinders, locale) }]),
    ...(batteryKwh === null
      ? []
      : [{ label: names.batteryKwh, value: `${formatTenths(batteryKwh, locale)}\u00A0kWh` }]),
    ...(rangeKm === null ? [] : [{ label: names.rangeKm, value: formatMileage(rangeKm, locale) }]),
    ...(doors === null ? [] : [{ label: names.doors, value: formatNumber(doors, locale) }]),
    ...(seats === null ? [] : [{ label: names.seats, value: formatNumber(seats, locale) }]),
    ...(kerbWeightKg === null ? [] : [{ label: names.kerbWeightKg, value: unit(kerbWeightKg, 'kg') }]),
  ];
}
