import { oneLine } from '@kardan/contract/values/one-line';
import { type ColumnMeaning, codeOf, type FormatColumn } from '../columns/format-column.ts';
import { type CarDraft, type Cell, note, say } from './car-draft.ts';
import { readField } from './read-field.ts';
import { readFlag } from './values/read-flag.ts';

const maxNumberLength = 40;
const maxSiteLength = 200;

/** Reads what one column says; what several decide together is kept in the draft for the end. */
export function readCell(car: CarDraft, { name, says }: FormatColumn, cell: Cell): void {
  switch (says.kind) {
    case 'number':
      readNumberOfCar(car, cell);
      return;
    case 'site':
      car.site ??= cell.raw.slice(0, maxSiteLength).toWellFormed();
      return;
    case 'make':
      car.make = cell;
      return;
    case 'model':
      car.model = cell;
      return;
    case 'model-text':
      car.modelText = cell;
      return;
    case 'version':
      car.version = cell;
      return;
    case 'field':
      readField(car, says, cell);
      return;
    case 'sign':
      readSign(car, says, cell);
      return;
    case 'equipment':
      readEquipment(car, says, cell);
      return;
    case 'condition':
      readCondition(car, says, cell);
      return;
    case 'asked':
      readAsked(car, says, cell);
      return;
    case 'currency':
      car.currency = cell;
      return;
    case 'credit':
      car.credit.set(name, cell.raw);
      return;
    case 'pictures':
      car.pictureCells.push(cell);
      return;
    case 'price-list':
    case 'ignored':
      return;
  }
}

/** The first column that has one says it. */
function readNumberOfCar(car: CarDraft, cell: Cell): void {
  if (car.number !== null) return;
  if (cell.raw.length > maxNumberLength || !oneLine.test(cell.raw)) {
    note(car, 'number-invalid', cell, 'externalId', { severity: 'refuses' });
    return;
  }
  car.number = cell.raw;
}

function readSign(car: CarDraft, says: Extract<ColumnMeaning, { kind: 'sign' }>, cell: Cell): void {
  const flag = readFlag(cell.raw);
  if (flag === null) {
    note(car, 'value-invalid', cell, says.field);
    return;
  }
  const value = flag ? says.set : says.unset;
  if (value !== undefined) say(car, says.field, value);
}

function readEquipment(car: CarDraft, { codes }: Extract<ColumnMeaning, { kind: 'equipment' }>, cell: Cell): void {
  const flag = readFlag(cell.raw);
  const items = codeOf(codes, cell.raw) ?? (flag === null ? undefined : codes[flag ? '1' : '0']);
  if (!items) {
    note(car, 'value-invalid', cell, 'equipment');
    return;
  }
  car.equipment ??= new Set();
  for (const item of items) car.equipment.add(item);
}

function readCondition(car: CarDraft, { codes }: Extract<ColumnMeaning, { kind: 'condition' }>, cell: Cell): void {
  const flag = readFlag(cell.raw);
  const condition = codeOf(codes, cell.raw) ?? (flag === null ? undefined : codes[flag ? '1' : '0']);
  if (condition) car.conditions.push(condition);
  else note(car, 'value-invalid', cell, 'conditionKind');
}

function readAsked(car: CarDraft, says: Extract<ColumnMeaning, { kind: 'asked' }>, cell: Cell): void {
  const sure = codeOf(says.always, cell.raw);
  if (sure !== undefined && sure !== null) {
    say(car, says.field, sure);
    return;
  }
  const codes = codeOf(says.answers, car.context.answers[says.question] ?? '');
  if (!codes) {
    note(car, 'question-open', cell, says.field);
    return;
  }
  const value = codeOf(codes, cell.raw);
  if (value === undefined) note(car, 'value-invalid', cell, says.field);
  else if (value !== null) say(car, says.field, value);
}
