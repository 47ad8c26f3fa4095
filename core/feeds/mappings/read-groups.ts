import type { ValueGroup } from '@kardan/contract/calls/feeds/runs';
import { optionLabels } from '@kardan/contract/labels/reference';
import { type ListingFieldKey, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { Database } from '../../db/database.ts';
import { foldedWords } from '../formats/spelling/fold-name.ts';
import type { LineScope } from '../runs/line-store.ts';
import { loadUsual } from './mapping-store.ts';
import { loadGroups } from './value-group-store.ts';

const maxGroups = 100;
const maxProposals = 3;
/** Of whom each has mapped a value so, until others are told. */
const usualOwners = 3;

/** The values of a run that is done which were not understood, each with what it can be mapped to and what it likely means. */
export async function readGroups(
  { db }: { db: Database },
  { format }: { format: FeedFormat },
  scope: LineScope,
): Promise<ValueGroup[]> {
  return withProposals(db, format, await loadGroups(db, scope, maxGroups));
}

/** Values that were not understood, with what each can be mapped to and what it likely means. */
export async function withProposals<Group extends { column: string; raw: string; field: string | null }>(
  db: Database,
  format: FeedFormat,
  groups: readonly Group[],
): Promise<(Group & { values: string[]; proposals: string[] })[]> {
  const usual = await loadUsual(
    db,
    format,
    groups.map(({ raw }) => raw),
    usualOwners,
  );
  return groups.map((group) => {
    const values = valuesOf(group.field);
    const taken = usual
      .filter(({ column, raw }) => column === group.column && raw === group.raw)
      .map(({ value }) => value)
      .filter((value) => values.length === 0 || values.includes(value));
    const likely = [...taken, ...alike(group.raw, group.field, values)];
    return { ...group, values, proposals: [...new Set(likely)].slice(0, maxProposals) };
  });
}

/** What a value of a field can be mapped to; none where it is no list. */
export function valuesOf(field: string | null): string[] {
  const key = listingFieldKeys.find((each) => each === field);
  const known = key && listingField(key);
  return known && (known.kind === 'options' || known.kind === 'features') ? [...known.values] : [];
}

/** Values of which a word begins as one of the raw value's does: `Kombi/Van` may be either. */
function alike(raw: string, field: string | null, values: readonly string[]): string[] {
  const words = foldedWords(raw).filter((word) => word.length >= 3);
  const labels = labelsOf(field as ListingFieldKey);
  return values.filter((value) =>
    foldedWords(`${value} ${labels[value] ?? ''}`).some((own) =>
      words.some((word) => own.length >= 3 && (own.startsWith(word) || word.startsWith(own))),
    ),
  );
}

function labelsOf(field: ListingFieldKey): Readonly<Record<string, string>> {
  const labels = optionLabels['de-AT'] as unknown as Record<string, Record<string, string>>;
  return labels[field] ?? {};
}
