import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { equipmentGroupLabels, equipmentLabels } from '@kardan/contract/labels/equipment';
import { formatNumber } from '@kardan/contract/labels/format-number';
import { optionLabels } from '@kardan/contract/labels/reference';
import { equipmentGroups } from '@kardan/contract/values/equipment';
import { powerPs } from '../../vehicles/power.ts';
import { applicableFields } from '../checking/publication-issues.ts';

const labels = optionLabels['de-AT'];
const months = 'Jänner Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

type Line = string | null | false | undefined;

/**
 * A car's description in German, from its data alone: what is not told is not mentioned, and nothing is praised. Empty while
 * nothing is known.
 */
export function describeCar(name: string | null, told: EditableFields): string {
  const fields = applicableFields(told);
  const paragraphs = [
    sentence([name, ...head(fields)]),
    condition(fields).join('\n'),
    energy(fields).join('\n'),
    equipment(fields),
    terms(fields).join('\n'),
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function sentence(parts: readonly Line[]): string {
  const told = parts.filter((part) => typeof part === 'string' && part !== '');
  return told.length === 0 ? '' : `${told.join(', ')}.`;
}

function lines(parts: readonly Line[]): string[] {
  return parts.filter((part) => typeof part === 'string').map((part) => `${part}.`);
}

function head(fields: EditableFields): Line[] {
  const { conditionKind, firstRegistration, mileageKm, fuel, powerKw, gearbox, drive, colour, metallic } = fields;
  return [
    conditionKind && conditionKind !== 'used' && labels.conditionKind[conditionKind],
    firstRegistration && `Erstzulassung ${monthInWords(firstRegistration)}`,
    mileageKm !== null && `${formatNumber(mileageKm, 'de-AT')} km`,
    fuel && labels.fuel[fuel],
    powerKw !== null && `${powerKw} kW (${powerPs(powerKw)} PS)`,
    gearbox && labels.gearbox[gearbox],
    drive && labels.drive[drive],
    colour && `Farbe ${labels.colour[colour]}${metallic ? ' metallic' : ''}`,
  ];
}

function condition(fields: EditableFields): string[] {
  const { owners, accidentFree, serviceBook, inspectionValidUntil, warranty, warrantyMonths } = fields;
  return lines([
    owners !== null && (owners === 0 ? 'Kein Vorbesitzer' : `${owners} Vorbesitzer`),
    accidentFree && 'Unfallfrei',
    serviceBook && 'Serviceheft gepflegt',
    inspectionValidUntil && `Pickerl (§ 57a) gültig bis ${monthInWords(inspectionValidUntil)}`,
    warranty && (warrantyMonths === null ? 'Mit Garantie' : `Mit Garantie: ${warrantyMonths} Monate`),
  ]);
}

function energy(fields: EditableFields): string[] {
  const { consumptionL, consumptionKwh, co2GPerKm, consumptionNorm, emissionClass, rangeKm, batteryKwh } = fields;
  const { batteryHealth, batteryHealthIssuer, batteryHealthDate } = fields;
  const number = (value: number) => formatNumber(value, 'de-AT');
  const used = [
    consumptionL !== null && `${number(consumptionL)} l/100 km`,
    consumptionKwh !== null && `${number(consumptionKwh)} kWh/100 km`,
    co2GPerKm !== null && `CO₂ ${co2GPerKm} g/km`,
  ].filter((part) => part !== false);
  const norm = consumptionNorm ? ` (${labels.consumptionNorm[consumptionNorm]})` : '';
  const isReported = batteryHealth !== null && batteryHealthIssuer !== null && batteryHealthDate !== null;
  return lines([
    used.length > 0 && `Verbrauch kombiniert: ${used.join(', ')}${norm}`,
    emissionClass && `Abgasnorm ${labels.emissionClass[emissionClass]}`,
    batteryKwh !== null && `Batterie: ${number(batteryKwh)} kWh`,
    rangeKm !== null && `Reichweite: ${number(rangeKm)} km`,
    isReported &&
      `Batteriezustand ${batteryHealth} %, geprüft von ${batteryHealthIssuer} am ${dayInFigures(batteryHealthDate)}`,
  ]);
}

function equipment({ equipment: told }: EditableFields): string {
  const has = new Set<string>(told ?? []);
  const groups = equipmentGroups.flatMap(({ key, items }) => {
    const names = items.filter((item) => has.has(item)).map((item) => equipmentLabels['de-AT'][item]);
    return names.length === 0 ? [] : [`${equipmentGroupLabels['de-AT'][key]}: ${names.join(', ')}`];
  });
  return groups.join('\n');
}

function terms({ taxation, inputTax, novaIncluded }: EditableFields): string[] {
  return lines([
    taxation && labels.taxation[taxation],
    inputTax && inputTax !== 'none' && labels.inputTax[inputTax],
    novaIncluded === false && 'Preis ohne NoVA',
  ]);
}

function monthInWords(month: string): string {
  return `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

function dayInFigures(day: string): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return `${dayOfMonth}.${month}.${year}`;
}
