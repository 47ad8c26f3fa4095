import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import { formatMileage, formatMonth, formatNumber, formatPower, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarTexts } from '../car-texts.ts';
import { consumptionFacts } from './consumption.ts';

export interface DataGroup {
  key: 'vehicle' | 'condition' | 'engine' | 'body' | 'environment';
  rows: { label: string; value: string }[];
}

type Row = { label: string; value: string } | false | null;

/** Everything the listing tells of a car, in groups. What it does not tell is not made up and not listed. */
export function dataGroups(car: ListingDetail, t: CarTexts, locale: Locale): DataGroup[] {
  const labels = optionLabels[locale];
  const number = (value: number | null, label: string, unit = ''): Row =>
    value !== null && { label, value: formatNumber(value, locale) + (unit && `\u00A0${unit}`) };
  const claim = (value: boolean | null, label: string): Row =>
    value !== null && { label, value: t(value ? 'fact.yes' : 'fact.no') };

  const groups: { key: DataGroup['key']; rows: Row[] }[] = [
    {
      key: 'vehicle',
      rows: [
        { label: t('fact.make'), value: car.make.name },
        { label: t('fact.model'), value: car.model.name },
        car.version && { label: t('fact.version'), value: car.version.name },
        { label: t('fact.category'), value: labels.category[car.category] },
        { label: t('fact.number'), value: String(car.id) },
      ],
    },
    {
      key: 'condition',
      rows: [
        {
          label: t('fact.firstRegistration'),
          value: car.firstRegistration ? formatMonth(car.firstRegistration) : t('fact.unregistered'),
        },
        { label: t('fact.mileage'), value: formatMileage(car.mileageKm, locale) },
        number(car.owners, t('fact.owners')),
        car.inspectionValidUntil !== null && {
          label: t('fact.inspection'),
          value: t('fact.inspectionUntil', { month: formatMonth(car.inspectionValidUntil) }),
        },
        claim(car.accidentFree, t('fact.accidentFree')),
        claim(car.serviceBook, t('fact.serviceBook')),
        car.warranty && {
          label: t('fact.warranty'),
          value: car.warrantyMonths ? t('fact.months', { count: car.warrantyMonths }) : t('fact.yes'),
        },
      ],
    },
    {
      key: 'engine',
      rows: [
        { label: t('fact.fuel'), value: labels.fuel[car.fuel] },
        { label: t('fact.power'), value: formatPower(car.powerKw, car.powerPs, locale) },
        number(car.combustionPowerKw, t('fact.combustionPower'), 'kW'),
        number(car.continuousPowerKw, t('fact.continuousPower'), 'kW'),
        { label: t('fact.gearbox'), value: labels.gearbox[car.gearbox] },
        car.drive !== null && { label: t('fact.drive'), value: labels.drive[car.drive] },
        number(car.displacementCcm, t('fact.displacement'), 'cm³'),
        number(car.cylinders, t('fact.cylinders')),
      ],
    },
    {
      key: 'body',
      rows: [
        { label: t('fact.body'), value: labels.body[car.body] },
        number(car.doors, t('fact.doors')),
        number(car.seats, t('fact.seats')),
        car.colour !== null && {
          label: t('fact.colour'),
          value: car.metallic
            ? t('fact.metallicColour', { colour: labels.colour[car.colour] })
            : labels.colour[car.colour],
        },
        car.interiorColour !== null && { label: t('fact.interiorColour'), value: labels.colour[car.interiorColour] },
        car.interiorMaterial !== null && {
          label: t('fact.interiorMaterial'),
          value: labels.interiorMaterial[car.interiorMaterial],
        },
        number(car.kerbWeightKg, t('fact.kerbWeight'), 'kg'),
      ],
    },
    {
      key: 'environment',
      rows: [
        ...consumptionFacts(car, t, locale).map(({ label, value }) => ({ label, value: String(value) })),
        car.batteryKwh !== null && {
          label: t('battery.capacity'),
          value: `${formatTenths(car.batteryKwh, locale)}\u00A0kWh`,
        },
        car.emissionClass !== null && {
          label: t('fact.emissionClass'),
          value: labels.emissionClass[car.emissionClass],
        },
      ],
    },
  ];
  return groups
    .map(({ key, rows }) => ({ key, rows: rows.filter((row) => row !== false && row !== null) }))
    .filter(({ rows }) => rows.length > 0);
}
