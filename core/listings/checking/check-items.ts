import type { EditableFieldKey, EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { CheckItem, OwnPicture } from '@kardan/contract/calls/stock/own-listing';
import type { FieldIssue } from '../../kernel/errors.ts';
import { offerStates } from '../changing/offer-rules.ts';
import { checkItem } from './check-item.ts';
import { type KnownOfSuchCars, plausibilityItems } from './plausibility-items.ts';
import { applicableFields, publicationIssues } from './publication-issues.ts';
import { scoreItems } from './score-items.ts';
import { textFindings } from './text-findings.ts';
import type { Twin } from './twin-store.ts';

const severities = ['blocks', 'warns', 'improves'] as const;

/** Everything that is open in a car: what blocks first, then what is to be looked at, then by points. */
export function checkItems(
  told: EditableFields,
  pictures: readonly OwnPicture[],
  { twins, known, issues }: { twins: readonly Twin[]; known: KnownOfSuchCars; issues: readonly FieldIssue[] },
): CheckItem[] {
  const fields = applicableFields(told);
  const scored = scoreItems(fields, pictures);
  const blocking = [...issues, ...publicationIssues(fields)].map((issue) => blockingItem(issue, scored));
  const named = new Set(blocking.map(({ field }) => field));
  const items = [
    ...blocking,
    ...twins.map(twinItem),
    ...(['title', 'description'] as const).flatMap((field) =>
      textFindings(fields[field] ?? '').map(({ code, found }) => checkItem(code, 'warns', { field, found })),
    ),
    ...plausibilityItems(fields, known),
    ...scored.filter(({ field }) => field === null || !named.has(field)),
  ];
  const place = ({ severity, points }: CheckItem) => severities.indexOf(severity) * 1_000 - (points ?? 0);
  return items.sort((one, other) => place(one) - place(other));
}

/** A field that is missing may be worth points as well. */
function blockingItem({ path, code }: FieldIssue, scored: readonly CheckItem[]): CheckItem {
  const field = String(path.at(-1)) as EditableFieldKey;
  const points = scored.find((item) => item.field === field)?.points ?? null;
  if (code === 'field-missing' || code === 'consumption-required') return checkItem(code, 'blocks', { field, points });
  return checkItem('contradiction', 'blocks', { field, found: code });
}

/** The same VIN in another draft is a hint; on offer, or blocked, it keeps the car from being offered as well. */
function twinItem({ field, title, listingId, state, isListing, isBlocked }: Twin): CheckItem {
  const told = { field, found: title, listingId };
  if (field === 'vin') {
    if (isBlocked) return checkItem('blocked-vin', 'blocks', told);
    const blocks = offerStates.some((offered) => offered === state);
    return checkItem('duplicate-vin', blocks ? 'blocks' : 'warns', told);
  }
  return checkItem('duplicate-number', isListing ? 'blocks' : 'warns', told);
}
