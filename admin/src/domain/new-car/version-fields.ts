import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import type {
  EditableFieldKey,
  EditableFields,
  SomeEditableFields,
} from '@kardan/contract/calls/stock/editable-fields';

/** What the catalogue's version says of a car: which one it is, and what nobody has said of it. */
export function fieldsOfVersion(
  { make, model, version, fields }: Pick<VersionProposals, 'make' | 'model' | 'version' | 'fields'>,
  known: EditableFields,
): SomeEditableFields {
  const keys = Object.keys(fields) as EditableFieldKey[];
  const open = keys.filter((key) => known[key] === null && fields[key] !== null);
  return {
    ...Object.fromEntries(open.map((key) => [key, fields[key]])),
    make: make.slug,
    model: model.slug,
    version: version?.slug ?? null,
  };
}
