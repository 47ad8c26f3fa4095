import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { formatNumber } from '@kardan/contract/labels/format-number';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { Database } from '../../db/database.ts';
import type { MailFact } from '../../mail/mail-content.ts';
import { findMake, findModel } from '../../vehicles/vehicle-directory.ts';

/** Where a filter's word in addresses is not what a dealer would call it; a new filter goes by that word until it has one. */
const names: Partial<Record<FilterKey, string>> = {
  vehicles: 'Fahrzeug',
  excludedVehicles: 'Nicht',
  mileageKm: 'Kilometerstand',
  firstRegistration: 'Erstzulassung',
  powerKw: 'Leistung',
  powerPs: 'Leistung',
  body: 'Karosserie',
  doors: 'Türen',
  co2GPerKm: 'CO₂',
  equipment: 'Ausstattung',
  text: 'Stichwörter',
};

/** What somebody looks for, filter by filter, in words for a dealer. */
export async function searchInWords(services: { db: Database }, search: SearchFilters): Promise<MailFact[]> {
  const facts: MailFact[] = [];
  for (const key of filterKeys) {
    if (search[key] !== undefined) facts.push({ label: nameOf(key), value: await wordsOf(services, key, search) });
  }
  return facts;
}

function nameOf(key: FilterKey): string {
  const { urlName } = filters[key];
  return names[key] ?? urlName.charAt(0).toUpperCase() + urlName.slice(1);
}

async function wordsOf(services: { db: Database }, key: FilterKey, search: SearchFilters): Promise<string> {
  const value: unknown = search[key];
  if (value === true) return 'ja';
  if (Array.isArray(value)) {
    const words = await Promise.all(value.map((each) => wordOf(services, key, String(each))));
    return words.join(', ');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  if ('postcode' in value && 'radiusKm' in value) return `${value.postcode}, Umkreis ${value.radiusKm} km`;
  const { from, to } = value as { from?: number | string; to?: number | string };
  return [from !== undefined && `ab ${endOf(key, from)}`, to !== undefined && `bis ${endOf(key, to)}`]
    .filter(Boolean)
    .join(' ');
}

function endOf(key: FilterKey, end: number | string): string {
  if (typeof end === 'string') return end.split('-').toReversed().join('/');
  const filter = filters[key];
  const unit = 'unit' in filter ? filter.unit : '';
  if (unit === '€') return `€ ${formatNumber(end, 'de-AT')}`;
  return `${formatNumber(end, 'de-AT')} ${unit}`.trim();
}

async function wordOf(services: { db: Database }, key: FilterKey, value: string): Promise<string> {
  if (key === 'vehicles' || key === 'excludedVehicles') return vehicleName(services, value);
  if (key === 'equipment') return (equipmentLabels['de-AT'] as Record<string, string>)[value] ?? value;
  const labels = optionLabels['de-AT'] as unknown as Record<string, Record<string, string> | undefined>;
  return labels[key]?.[value] ?? value;
}

async function vehicleName(services: { db: Database }, vehicle: string): Promise<string> {
  const [makeSlug = '', modelSlug] = vehicle.split('/');
  const make = await findMake(services, makeSlug);
  const model = make && modelSlug !== undefined ? await findModel(services, make, modelSlug) : undefined;
  return [make?.name ?? makeSlug, model?.name ?? modelSlug].filter(Boolean).join(' ');
}
