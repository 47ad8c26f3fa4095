import type { Database } from '../../db/database.ts';
import type { FieldChange } from '../../listings/history/read-changes.ts';
import type { LineIssue } from '../feed-car.ts';
import { type LineScope, linesOf } from './line-store.ts';

/** The next lines of a run, in their order. */
export async function loadExportedLines(db: Database, scope: LineScope, after: number, limit: number) {
  const rows = await linesOf(db, scope)
    .select(['place', 'line', 'number', 'title', 'fate', 'changes', 'issues'])
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    changes: row.changes as unknown as FieldChange[],
    issues: row.issues as unknown as LineIssue[],
  }));
}
