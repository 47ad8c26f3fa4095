import type { OfficeDealership } from '@kardan/contract/calls/operator/dealerships';
import type { OfficeSort } from '@kardan/contract/values/portal';
import { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readListCursor, writeListCursor } from '../../kernel/list-cursor.ts';
import { placeMoment, placeText } from '../../kernel/place-parts.ts';
import {
  countDealerships,
  foldWords,
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
  const after = readPlace(cursor, sort);
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
    cursor: last && rows.length > pageSize ? writeListCursor([sort, last.placeInOrder, last.id]) : null,
    counts: { ...counts, all: requested + active + suspended + closed },
  };
}

export function presentRow({ placeInOrder: _, createdAt, ...row }: OfficeRow): OfficeDealership {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** How a place in each order is written: a cursor of another one is none of this. */
const keys: Record<OfficeSort, z.ZodType<string>> = {
  name: placeText,
  newest: placeMoment,
  cars: z.string().regex(/^\d{1,9}$/),
};

function readPlace(cursor: string | undefined, sort: OfficeSort): { key: string; id: number } | undefined {
  const place = readListCursor(cursor, z.tuple([z.literal(sort), keys[sort], z.int32().positive()]));
  return place && { key: place[1], id: place[2] };
}
