import { type ListingField, type ListingFieldKey, listingField } from '@kardan/contract/listing-fields';
import { type EquipmentKey, equipmentKeys } from '@kardan/contract/values/equipment';
import type { ColumnMeaning } from '../columns/format-column.ts';
import { leaveOut } from '../understanding-context.ts';
import { type CarDraft, type Cell, note, say } from './car-draft.ts';
import { foldName } from './fold-name.ts';
import { readText } from './read-text.ts';
import { findEquipment, findOption, type OptionField } from './values/option-index.ts';
import { readDay, readMonth } from './values/read-date.ts';
import { readFlag } from './values/read-flag.ts';
import { readNumber } from './values/read-number.ts';
import { readPowerKw } from './values/read-power.ts';

type FieldMeaning = Extract<ColumnMeaning, { kind: 'field' }>;

/** Zero of these means that nobody filled it in. */
const neverZero = new Set<ListingFieldKey>(['consumptionL', 'consumptionKwh', 'rangeKm', 'batteryHealth']);

/** Reads a value as the catalogue describes its field; what does not fit is noted and left out. */
export function readField(car: CarDraft, says: FieldMeaning, cell: Cell): void {
  const { field: key, codes } = says;
  const field = listingField(key);
  const code = codes?.[cell.raw] ?? codedFolded(codes, cell.raw);
  if (code === null) return;
  if (code !== undefined && field.kind !== 'features') return say(car, key, code);
  switch (field.kind) {
    case 'whole':
    case 'decimal':
      return sayNumber(car, key, field, cell, says.unit);
    case 'month':
      return sayIf(car, key, cell, readMonth(cell.raw));
    case 'day':
      return sayIf(car, key, cell, readDay(cell.raw));
    case 'flag':
      return sayIf(car, key, cell, readFlag(cell.raw));
    case 'text':
      return readText(car, key, field, cell);
    case 'options':
      return sayOption(car, key as OptionField, cell);
    case 'features':
      return sayFeatures(car, codes, cell);
  }
}

/** Codes that are words are known in every spelling, and with the class before them: `Car.Limousine`. */
function codedFolded(codes: FieldMeaning['codes'], raw: string): string | boolean | null | undefined {
  if (!codes || raw.length > 60 || /^\d*$/.test(raw)) return undefined;
  const word = foldName(raw.slice(raw.lastIndexOf('.') + 1));
  const found = Object.entries(codes).find(([code]) => code.length > 1 && foldName(code) === word);
  return found?.[1];
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
  if (value === null) return note(car, 'value-invalid', cell, key);
  if (value === 0 && (field.min > 0 || neverZero.has(key))) return;
  // Money, ways and weights are rounded; half a door is a mistake.
  if (!decimals && field.unit === '' && !Number.isInteger(value)) return note(car, 'value-invalid', cell, key);
  // As the database keeps it: otherwise each run would find a change.
  const kept = decimals ? Math.round(value * 10) / 10 : Math.round(value);
  if (kept < field.min || kept > field.max) {
    return note(car, 'value-out-of-range', cell, key, { understood: String(kept) });
  }
  say(car, key, kept);
}

/** What people have decided that the value means. */
export function mapped(car: CarDraft, { heading, raw }: Cell): string | undefined {
  return car.context.mappings.find(heading, raw);
}

function sayOption(car: CarDraft, key: OptionField, cell: Cell): void {
  const decided = mapped(car, cell);
  if (decided === leaveOut) return;
  const isOurs = (listingField(key) as { values: readonly string[] }).values.includes(decided ?? '');
  const value = isOurs ? decided : findOption(key, cell.raw);
  if (value) say(car, key, value);
  else note(car, 'value-unmapped', cell, key);
}

/** Items of equipment, apart by commas, lines or bars; the list is what the car has, so what it does not name is not there. */
function sayFeatures(car: CarDraft, codes: FieldMeaning['codes'], { heading, raw }: Cell): void {
  car.equipment ??= new Set();
  for (const item of raw.split(/[,;|\n]+/).map((each) => each.trim())) {
    if (item === '') continue;
    const cell = { heading, raw: item };
    const decided = mapped(car, cell) ?? codes?.[item];
    if (decided === leaveOut) continue;
    const known = equipmentKeys.find((key) => key === decided) ?? findEquipment(item);
    if (known) car.equipment.add(known satisfies EquipmentKey);
    else note(car, 'value-unmapped', cell, 'equipment');
  }
}
