import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { expect, test } from 'vitest';
import { proposalsFor, proposedEquipment } from './proposals.ts';

const empty = Object.fromEntries(editableFieldKeys.map((key) => [key, null])) as EditableFields;
const version = {
  source: 'offers',
  fields: { make: 'skoda', fuel: 'diesel', powerKw: 110, doors: 5, batteryKwh: 9 },
  equipment: [
    { key: 'isofix', sharePercent: 96 },
    { key: 'radio', sharePercent: 88 },
  ],
} as VersionProposals;

test('what is empty is proposed, with who says it, and nothing that such a car cannot have', () => {
  const proposals = proposalsFor({ ...empty, powerKw: 85 }, version, []);
  expect([...proposals.keys()]).toEqual(['make', 'fuel', 'doors']);
  expect(proposals.get('doors')).toEqual({ value: 5, source: 'offers' });
});

test('equipment is proposed once', () => {
  expect(proposedEquipment({ ...empty, equipment: ['isofix'] }, version)).toEqual(['radio']);
  expect(proposedEquipment(empty, null)).toEqual([]);
});
