import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { carFactsOf } from '../checking/publication-issues.ts';
import { qualityScore } from '../quality/quality-score.ts';

/** How much a car tells its buyers, also while most of it is unknown. */
export function scoreOf(fields: EditableFields, pictures: number): number {
  const { description, equipment } = fields;
  return qualityScore(
    { ...fields, ...carFactsOf(fields), description: description ?? '', equipment: equipment ?? [] },
    pictures,
  );
}
