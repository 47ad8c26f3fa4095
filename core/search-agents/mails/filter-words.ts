import type { FilterKeyOfKind } from '@kardan/contract/filters';
import type { Language } from '@kardan/contract/values/identifiers';

interface RangeWords {
  /** What the figures are of, where their unit does not say it. */
  lead?: string;
  unit: string;
}

interface FilterWords {
  from: string;
  to: string;
  /** From one amount to another. */
  between: string;
  ranges: Record<FilterKeyOfKind<'range'>, RangeWords>;
  flags: Record<FilterKeyOfKind<'flag'>, string>;
  registered: string;
  without: string;
  around: (radiusKm: number, place: string) => string;
  inspection: (months: number) => string;
  online: (days: number) => string;
  more: (count: number) => string;
}

/** How a search reads in a mail. A filter of these kinds without words is a type error. */
export const filterWords: Record<Language, FilterWords> = {
  'de-AT': {
    from: 'ab',
    to: 'bis',
    between: 'bis',
    ranges: {
      priceEur: { unit: '€' },
      mileageKm: { unit: 'km' },
      powerKw: { unit: 'kW' },
      powerPs: { unit: 'PS' },
      doors: { unit: 'Türen' },
      seats: { unit: 'Sitze' },
      displacementCcm: { unit: 'cm³' },
      cylinders: { unit: 'Zylinder' },
      co2GPerKm: { lead: 'CO₂', unit: 'g/km' },
      consumptionL: { lead: 'Verbrauch', unit: 'l/100 km' },
      rangeKm: { lead: 'Reichweite', unit: 'km' },
      batteryKwh: { lead: 'Batterie', unit: 'kWh' },
      batteryHealth: { lead: 'Batteriezustand', unit: '%' },
      owners: { unit: 'Vorbesitzer' },
    },
    flags: {
      metallic: 'Metallic',
      accidentFree: 'unfallfrei',
      serviceBook: 'Serviceheft',
      warranty: 'Garantie',
      vatReclaimable: 'MwSt. ausweisbar',
      novaIncluded: 'NoVA inklusive',
      priceReduced: 'Preis gesenkt',
      withPictures: 'mit Bildern',
    },
    registered: 'Erstzulassung',
    without: 'ohne',
    around: (radiusKm, place) => `${radiusKm} km um ${place}`,
    inspection: (months) => (months === 1 ? 'Pickerl noch 1 Monat' : `Pickerl noch ${months} Monate`),
    online: (days) => (days === 1 ? 'seit höchstens 1 Tag online' : `seit höchstens ${days} Tagen online`),
    more: (count) => `und ${count} weitere`,
  },
  en: {
    from: 'from',
    to: 'up to',
    between: 'to',
    ranges: {
      priceEur: { unit: '€' },
      mileageKm: { unit: 'km' },
      powerKw: { unit: 'kW' },
      powerPs: { unit: 'hp' },
      doors: { unit: 'doors' },
      seats: { unit: 'seats' },
      displacementCcm: { unit: 'cm³' },
      cylinders: { unit: 'cylinders' },
      co2GPerKm: { lead: 'CO₂', unit: 'g/km' },
      consumptionL: { lead: 'consumption', unit: 'l/100 km' },
      rangeKm: { lead: 'range', unit: 'km' },
      batteryKwh: { lead: 'battery', unit: 'kWh' },
      batteryHealth: { lead: 'battery health', unit: '%' },
      owners: { unit: 'previous owners' },
    },
    flags: {
      metallic: 'metallic',
      accidentFree: 'accident-free',
      serviceBook: 'service book',
      warranty: 'warranty',
      vatReclaimable: 'VAT reclaimable',
      novaIncluded: 'NoVA included',
      priceReduced: 'price reduced',
      withPictures: 'with pictures',
    },
    registered: 'registered',
    without: 'not',
    around: (radiusKm, place) => `${radiusKm} km around ${place}`,
    inspection: (months) => `inspection valid for ${months} ${months === 1 ? 'month' : 'months'}`,
    online: (days) => `online for ${days} ${days === 1 ? 'day' : 'days'} at most`,
    more: (count) => `and ${count} more`,
  },
};
