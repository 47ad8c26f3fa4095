import { type ListingField, type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { type EquipmentKey, equipmentKeys } from '@kardan/contract/values/equipment';
import { type ColumnMeaning, codeOf } from '../columns/format-column.ts';
import { foldName } from '../spelling/fold-name.ts';
import { leaveOut } from '../understanding-context.ts';
import { type CarDraft, type Cell, note, say } from './car-draft.ts';
import { readText } from './read-text.ts';
import type { OptionField } from './values/option-field.ts';
import { findEquipment, findOption } from './values/option-index.ts';
import { readDay, readMonth } from './values/read-date.ts';
import { readFlag } from './values/read-flag.ts';
import { readNumber } from './values/read-number.ts';
import { readPowerKw } from './values/read-power.ts';

type FieldMeaning = Extract<ColumnMeaning, { kind: 'field' }>;

/** Zero of these means that nobody filled it in. */
const neverZero = new Set<ListingFieldKey>(['consumptionL', 'consumptionKwh', 'rangeKm', 'batteryHealth']);

/** Fields whose dates lie ahead; all others are of what has been. */
const yearsAhead: Partial<Record<ListingFieldKey, number>> = { inspectionValidUntil: 10 };

/** Reads a value as the catalogue describes its field; what does not fit is noted and left out. */
export function readField(car: CarDraft, says: FieldMeaning, cell: Cell): void {
  const { field: key, codes } = says;
  // What stands in kW need not be reckoned.
  if (says.unit === 'ps' && car.fields[key] !== undefined) return;
  const field = listingField(key);
  switch (field.kind) {
    case 'whole':
    case 'decimal':
      sayNumber(car, key, field, cell, says.unit);
      return;
    case 'month':
      sayIf(car, key, cell, readMonth(cell.raw, yearsAhead[key]));
      return;
    case 'day':
      sayIf(car, key, cell, readDay(cell.raw, yearsAhead[key]));
      return;
    case 'flag':
      sayIf(car, key, cell, readFlag(cell.raw));
      return;
    case 'text':
      readText(car, key, field, cell);
      return;
    case 'options':
      sayOption(car, key as OptionField, codes, cell);
      return;
    case 'features':
      sayFeatures(car, codes, cell);
      return;
  }
}

/** Codes that are words are known in every spelling, and with the class before them: `Car.Limousine`. */
function codedValue(codes: FieldMeaning['codes'], raw: string): string | boolean | null | undefined {
  const exact = codeOf(codes, raw);
  if (exact !== undefined || !codes || raw.length > 60) return exact;
  const word = foldName(raw.slice(raw.lastIndexOf('.') + 1));
  return Object.entries(codes).find(([code]) => code.length > 2 && foldName(code) === word)?.[1];
}

function sayIf(car: CarDraft, key: ListingFieldKey, cell: Cell, value: string | boolean | null): void {
  if (value === null) note(car, 'value-invalid', cell, key);
  else say(car, key, value);
}

function sayNumber(
  car: CarDraft,
  key: ListingFieldKey,
  field: Extract<ListingField, { kind: 'whole' | 'decimal' }>,
  cell: Cell,
  unit: FieldMeaning['unit'],
): void {
  const decimals = field.kind === 'decimal';
  const isPower = field.unit === 'kW';
  const value = isPower ? readPowerKw(cell.raw, unit) : readNumber(cell.raw, { decimals });
  if (value === null) {
    note(car, 'value-invalid', cell, key);
    return;
  }
  if (value === 0 && (field.min > 0 || neverZero.has(key))) return;
  // Money, ways and weights are rounded; half a door is a mistake.
  if (!decimals && field.unit === '' && !Number.isInteger(value)) {
    note(car, 'value-invalid', cell, key);
    return;
  }
  // As the database keeps it: otherwise each run would find a change.
  const kept = decimals ? Math.round(value * 10) / 10 : Math.round(value);
  if (kept < field.min || kept > field.max) {
    note(car, 'value-out-of-range', cell, key, { understood: String(kept) });
    return;
  }
  say(car, key, kept);
}

/** What people have decided that the value means. */
export function mapped(car: CarDraft, { heading, raw }: Cell): string | undefined {
  return car.context.mappings.find(heading, raw);
}

/** What people have decided comes before codes, codes before words. */
function sayOption(car: CarDraft, key: OptionField, codes: FieldMeaning['codes'], cell: Cell): void {
  const decided = mapped(car, cell);
  const isOurs = decided !== undefined && (listingField(key) as { values: readonly string[] }).values.includes(decided);
  const coded = isOurs ? decided : codedValue(codes, cell.raw);
  if (decided === leaveOut || coded === null) return;
  const value = coded ?? findOption(key, cell.raw);
  if (value === null) note(car, 'value-unmapped', cell, key);
  else say(car, key, value);
}

/** Items of equipment, apart by commas, lines or bars; the list is what the car has, so what it does not name is not there. */
function sayFeatures(car: CarDraft, codes: FieldMeaning['codes'], { heading, raw }: Cell): void {
  car.equipment ??= new Set();
  for (const item of raw.split(/[,;|\n]+/).map((each) => each.trim())) {
    if (item === '') continue;
    const cell = { heading, raw: item };
    const decided = mapped(car, cell) ?? codeOf(codes, item);
    if (decided === leaveOut) continue;
    const known = equipmentKeys.find((key) => key === decided) ?? findEquipment(item);
    if (known) car.equipment.add(known satisfies EquipmentKey);
    else note(car, 'value-unmapped', cell, 'equipment');
  }
}
