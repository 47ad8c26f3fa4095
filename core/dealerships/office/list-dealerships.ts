import type { OfficeDealership } from '@kardan/contract/calls/operator/dealerships';
import type { OfficeSort } from '@kardan/contract/values/portal';
import { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { InvalidCursor } from '../../kernel/errors.ts';
import {
  countDealerships,
  foldWords,
  loadGroups,
  loadOfficeRows,
  type OfficeCounts,
  type OfficeFilter,
  type OfficeRow,
} from './office-store.ts';

const pageSize = 50;
const maxWords = 8;

interface Question extends Omit<OfficeFilter, 'words'> {
  q?: string | undefined;
  sort: OfficeSort;
  cursor?: string | undefined;
}

/** All dealerships, found by what a caller on the telephone would say of one, for operators. */
export async function listDealerships(
  { db }: { db: Database },
  actor: Actor,
  { q = '', sort, cursor, ...filter }: Question,
): Promise<{ items: OfficeDealership[]; cursor: string | null; counts: OfficeCounts & { all: number } }> {
  requireOperator(actor);
  const after = cursor === undefined ? undefined : readPlace(cursor, sort);
  const words = (await foldWords(db, q)).slice(0, maxWords);
  const [rows, counts] = await Promise.all([
    loadOfficeRows(db, { ...filter, words }, { sort, after, limit: pageSize + 1 }),
    countDealerships(db),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const { requested, active, suspended, closed } = counts;
  return {
    items: shown.map(presentRow),
    cursor: last && rows.length > pageSize ? writePlace(sort, last) : null,
    counts: { ...counts, all: requested + active + suspended + closed },
  };
}

/** Groups of dealerships, by name. */
export async function listGroups({ db }: { db: Database }, actor: Actor) {
  requireOperator(actor);
  return { items: await loadGroups(db) };
}

export function presentRow({ placeInOrder: _, createdAt, ...row }: OfficeRow): OfficeDealership {
  return { ...row, createdAt: createdAt.toISOString() };
}

const place = z.tuple([z.string(), z.string().max(300), z.int().positive()]);
const forms: Record<OfficeSort, RegExp> = {
  name: /^[^\0]+$/,
  newest: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  cars: /^\d{1,9}$/,
};

function writePlace(sort: OfficeSort, { placeInOrder: key, id }: OfficeRow): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** A place is one of this order, made by us. */
function readPlace(cursor: string, sort: OfficeSort): { key: string; id: number } {
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new InvalidCursor();
  }
  const parsed = place.safeParse(decoded);
  if (!parsed.success || parsed.data[0] !== sort || !forms[sort].test(parsed.data[1])) throw new InvalidCursor();
  const [, key, id] = parsed.data;
  if (sort === 'newest' && Number.isNaN(Date.parse(key.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))))
    throw new InvalidCursor();
  return { key, id };
}
