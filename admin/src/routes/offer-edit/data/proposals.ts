import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { CheckItem } from '@kardan/contract/calls/stock/own-listing';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { appliesTo } from '@kardan/contract/listing-field-rules';
import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { isVehicleField } from '#domain/listing/field-words.ts';
import { factsOf, isEmpty } from '#domain/listing/own-listing.ts';

/** A value that nobody has entered yet, and who says it. */
export interface Proposal {
  value: string | number | boolean;
  source: 'catalogue' | 'offers' | 'check';
}

export type Proposals = ReadonlyMap<EditableFieldKey, Proposal>;

/** What the version says, and what the check takes for likely, for fields that are still empty. */
export function proposalsFor(
  fields: EditableFields,
  version: VersionProposals | null | undefined,
  items: readonly CheckItem[],
): Proposals {
  const facts = factsOf({ ...fields, fuel: fields.fuel ?? version?.fields.fuel ?? null });
  const isOpen = (key: EditableFieldKey) => isEmpty(fields[key]) && (isVehicleField(key) || appliesTo(key, facts));
  const proposals = new Map<EditableFieldKey, Proposal>();
  for (const key of editableFieldKeys.filter((name) => name !== 'equipment' && isOpen(name))) {
    const known = version?.fields[key];
    const checked = items.find((item) => item.field === key)?.proposal;
    if (isScalar(known)) proposals.set(key, { value: known, source: version?.source ?? 'catalogue' });
    else if (isScalar(checked)) proposals.set(key, { value: checked, source: 'check' });
  }
  return proposals;
}

/** Equipment that such cars mostly have and this one does not say. */
export function proposedEquipment(
  fields: EditableFields,
  version: VersionProposals | null | undefined,
): EquipmentKey[] {
  const said: readonly EquipmentKey[] = fields.equipment ?? [];
  return (version?.equipment ?? []).map(({ key }) => key).filter((key) => !said.includes(key));
}

function isScalar(value: unknown): value is Proposal['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
