import type { EditableFieldKey, SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { LineIssueCode, LineSeverity } from '@kardan/contract/values/feeds';
import type { FeedPicture, FeedRow, LineIssue } from '../../feed-car.ts';
import type { Condition } from '../columns/format-column.ts';
import type { UnderstandingContext } from '../understanding-context.ts';

/** A car while its line is read. What several columns decide together is kept until all are read. */
export interface CarDraft {
  row: FeedRow;
  context: UnderstandingContext;
  number: string | null;
  site: string | null;
  fields: SomeEditableFields;
  pictures: FeedPicture[] | null;
  pictureCells: Cell[];
  issues: LineIssue[];
  make: Cell | null;
  model: Cell | null;
  /** Free text that begins with a model, or stands behind one. */
  modelText: Cell | null;
  version: Cell | null;
  /** Null while no column says anything of equipment. */
  equipment: Set<EquipmentKey> | null;
  conditions: Condition[];
  currency: Cell | null;
  credit: Map<string, string>;
}

/** A value with the heading that it stands under. */
export interface Cell {
  heading: string;
  raw: string;
}

/** More of a line nobody reads; a line of nonsense must not fill the history. */
const maxIssues = 50;
const maxRawLength = 200;

export function newDraft(row: FeedRow, context: UnderstandingContext): CarDraft {
  return {
    row,
    context,
    number: null,
    site: null,
    fields: {},
    pictures: null,
    pictureCells: [],
    issues: [],
    make: null,
    model: null,
    modelText: null,
    version: null,
    equipment: null,
    conditions: [],
    currency: null,
    credit: new Map(),
  };
}

/** Notes what was found at a value; unless told otherwise only that value is left out. */
export function note(
  car: CarDraft,
  code: LineIssueCode,
  cell: Cell | null,
  field: EditableFieldKey | 'pictures' | null,
  more: { severity?: LineSeverity; understood?: string } = {},
): void {
  if (car.issues.length >= maxIssues) return;
  car.issues.push({
    column: cell?.heading ?? null,
    // Cut between signs: half of one is no text that the database takes.
    raw: cell ? cell.raw.slice(0, maxRawLength).toWellFormed() : null,
    field,
    code,
    severity: more.severity ?? 'drops',
    understood: more.understood ?? null,
  });
}

/** Sets a field to a value that is known to fit it. */
export function say(car: CarDraft, field: EditableFieldKey, value: unknown): void {
  (car.fields as Record<string, unknown>)[field] = value;
}
