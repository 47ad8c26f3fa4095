import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import {
  formatMileage,
  formatMonth,
  formatNumber,
  formatPower,
  formatPrice,
  formatTenths,
} from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarParkTexts } from '../car-park-texts.ts';
import type { Better } from './row-rules.ts';

export interface Field {
  key: string;
  label: string;
  text: (car: ListingDetail) => string | undefined;
  /** Where more or less is better for every buyer. Power is not: some pay tax and insurance for it unwillingly. */
  best?: {
    better: Better;
    value: (car: ListingDetail) => number | undefined;
    among?: (cars: ListingDetail[]) => boolean;
  };
}

export interface FieldGroup {
  key: string;
  label: string;
  fields: Field[];
}

const space = '\u00A0';

/** `2027-04` as a number that grows with time. */
const monthNumber = (month: string | null) => (month === null ? undefined : Number(month.replace('-', '')));

/** Litres and kWh can be compared where no car needs both: a plug-in hybrid's two figures belong together. */
const needNotBoth = (cars: ListingDetail[]) =>
  cars.every(({ consumptionL, consumptionKwh }) => consumptionL === null || consumptionKwh === null);

/** NEDC figures are lower than WLTP's for the same car; a car without figures takes no part. */
const measuredAlike = (cars: ListingDetail[]) => {
  const measured = cars.filter((car) => (car.consumptionL ?? car.consumptionKwh ?? car.co2GPerKm) !== null);
  return new Set(measured.map(({ consumptionNorm }) => consumptionNorm)).size === 1;
};

const comparableUse = (cars: ListingDetail[]) => needNotBoth(cars) && measuredAlike(cars);

/** What cars are compared in, as data. */
export function comparedFields(t: CarParkTexts, locale: Locale): FieldGroup[] {
  const labels = optionLabels[locale];
  const yesNo = (value: boolean | null) => (value === null ? undefined : t(value ? 'row.yes' : 'row.no'));
  const whole = (value: number | null, unit = '') =>
    value === null ? undefined : formatNumber(value, locale) + (unit && space + unit);
  const tenths = (value: number | null, unit: string) =>
    value === null ? undefined : formatTenths(value, locale) + space + unit;
  const named = <Key extends string>(of: Record<Key, string>, key: Key | null) => (key === null ? undefined : of[key]);
  const known = (value: number | null) => value ?? undefined;
  const paint = ({ colour, metallic }: ListingDetail) =>
    colour === null ? undefined : labels.colour[colour] + (metallic ? ' metallic' : '');

  return [
    {
      key: 'price',
      label: t('group.price'),
      fields: [
        {
          key: 'priceEur',
          label: t('row.price'),
          text: (car) => formatPrice(car.priceEur, locale),
          best: { better: 'less', value: (car) => car.priceEur },
        },
        {
          key: 'reducedFromEur',
          label: t('row.reducedFrom'),
          text: (car) => (car.reducedFromEur === null ? '–' : formatPrice(car.reducedFromEur, locale)),
        },
        {
          key: 'priceRating',
          label: t('row.priceRating'),
          text: (car) => named(labels.priceRating, car.priceRating?.label ?? null),
        },
        { key: 'taxation', label: t('row.taxation'), text: (car) => named(labels.taxation, car.taxation) },
        { key: 'novaIncluded', label: t('row.novaIncluded'), text: (car) => yesNo(car.novaIncluded) },
      ],
    },
    {
      key: 'condition',
      label: t('group.condition'),
      fields: [
        { key: 'category', label: t('row.category'), text: (car) => labels.category[car.category] },
        {
          key: 'firstRegistration',
          label: t('row.firstRegistration'),
          text: (car) => (car.firstRegistration ? formatMonth(car.firstRegistration) : t('row.unregistered')),
        },
        {
          key: 'mileageKm',
          label: t('row.mileage'),
          text: (car) => formatMileage(car.mileageKm, locale),
          best: { better: 'less', value: (car) => car.mileageKm },
        },
        {
          key: 'inspectionValidUntil',
          label: t('row.inspection'),
          text: (car) => (car.inspectionValidUntil ? formatMonth(car.inspectionValidUntil) : undefined),
          best: { better: 'more', value: (car) => monthNumber(car.inspectionValidUntil) },
        },
        {
          key: 'owners',
          label: t('row.owners'),
          text: (car) => whole(car.owners),
          best: { better: 'less', value: (car) => known(car.owners) },
        },
        { key: 'accidentFree', label: t('row.accidentFree'), text: (car) => yesNo(car.accidentFree) },
        { key: 'serviceBook', label: t('row.serviceBook'), text: (car) => yesNo(car.serviceBook) },
        {
          key: 'warranty',
          label: t('row.warranty'),
          text: (car) =>
            car.warrantyMonths === null ? yesNo(car.warranty) : t('row.months', { count: car.warrantyMonths }),
          best: { better: 'more', value: (car) => known(car.warrantyMonths) },
        },
      ],
    },
    {
      key: 'drive',
      label: t('group.drive'),
      fields: [
        { key: 'power', label: t('row.power'), text: (car) => formatPower(car.powerKw, car.powerPs, locale) },
        { key: 'fuel', label: t('row.fuel'), text: (car) => labels.fuel[car.fuel] },
        { key: 'gearbox', label: t('row.gearbox'), text: (car) => labels.gearbox[car.gearbox] },
        { key: 'drive', label: t('row.drive'), text: (car) => named(labels.drive, car.drive) },
        { key: 'displacement', label: t('row.displacement'), text: (car) => whole(car.displacementCcm, 'cm³') },
        { key: 'cylinders', label: t('row.cylinders'), text: (car) => whole(car.cylinders) },
        {
          key: 'emissionClass',
          label: t('row.emissionClass'),
          text: (car) => named(labels.emissionClass, car.emissionClass),
        },
      ],
    },
    {
      key: 'energy',
      label: t('group.energy'),
      fields: [
        {
          key: 'consumptionL',
          label: t('row.consumptionL'),
          text: (car) => tenths(car.consumptionL, 'l/100 km'),
          best: { better: 'less', value: (car) => known(car.consumptionL), among: comparableUse },
        },
        {
          key: 'consumptionKwh',
          label: t('row.consumptionKwh'),
          text: (car) => tenths(car.consumptionKwh, 'kWh/100 km'),
          best: { better: 'less', value: (car) => known(car.consumptionKwh), among: comparableUse },
        },
        {
          key: 'co2',
          label: t('row.co2'),
          text: (car) => whole(car.co2GPerKm, 'g/km'),
          best: { better: 'less', value: (car) => known(car.co2GPerKm), among: measuredAlike },
        },
        { key: 'norm', label: t('row.norm'), text: (car) => named(labels.consumptionNorm, car.consumptionNorm) },
        {
          key: 'rangeKm',
          label: t('row.range'),
          text: (car) => whole(car.rangeKm, 'km'),
          best: { better: 'more', value: (car) => known(car.rangeKm), among: needNotBoth },
        },
        { key: 'battery', label: t('row.battery'), text: (car) => tenths(car.batteryKwh, 'kWh') },
        {
          key: 'batteryHealth',
          label: t('row.batteryHealth'),
          text: (car) => (car.batteryHealth ? whole(car.batteryHealth.percent, '%') : undefined),
          best: { better: 'more', value: (car) => car.batteryHealth?.percent },
        },
      ],
    },
    {
      key: 'body',
      label: t('group.body'),
      fields: [
        { key: 'body', label: t('row.body'), text: (car) => labels.body[car.body] },
        { key: 'doors', label: t('row.doors'), text: (car) => whole(car.doors) },
        { key: 'seats', label: t('row.seats'), text: (car) => whole(car.seats) },
        { key: 'colour', label: t('row.colour'), text: paint },
        {
          key: 'interiorColour',
          label: t('row.interiorColour'),
          text: (car) => named(labels.interiorColour, car.interiorColour),
        },
        {
          key: 'interiorMaterial',
          label: t('row.interiorMaterial'),
          text: (car) => named(labels.interiorMaterial, car.interiorMaterial),
        },
        { key: 'weight', label: t('row.weight'), text: (car) => whole(car.kerbWeightKg, 'kg') },
      ],
    },
    {
      key: 'offer',
      label: t('group.offer'),
      fields: [
        { key: 'place', label: t('row.place'), text: ({ place }) => `${place.postcode} ${place.city}` },
        { key: 'dealership', label: t('row.dealership'), text: (car) => car.dealership.name },
        { key: 'daysOnline', label: t('row.daysOnline'), text: (car) => t('row.days', { count: car.daysOnline }) },
      ],
    },
  ];
}
