import { type FeedLine, linePageSize } from '@kardan/contract/calls/feeds/runs';
import { type LineFilter, type LineIssueCode, lineFilters } from '@kardan/contract/values/feeds';
import type { StockState } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { findFeed, type RunReference } from '../set-up/find-feed.ts';
import { countLines, type LineScope, loadLines } from './line-store.ts';
import { loadRunByNumber } from './run-store.ts';

interface LineQuery {
  filter: LineFilter;
  code?: LineIssueCode | undefined;
  column?: string | undefined;
  after?: number | undefined;
}

/** Lines of a run, of the sites that the actor works for. */
export async function listLines({ db }: { db: Database }, actor: Actor, reference: RunReference, query: LineQuery) {
  const scope = await findLines({ db }, actor, reference);
  const after = query.after ?? 0;
  const [rows, counts] = await Promise.all([
    loadLines(db, scope, { ...query, after, limit: linePageSize + 1 }),
    countLines(db, scope),
  ]);
  return {
    items: rows.slice(0, linePageSize).map(presentLine),
    next: rows.length > linePageSize ? after + linePageSize : null,
    counts: lineFilters.map((filter) => ({ filter, count: counts[filter] })),
  };
}

export async function findLines({ db }: { db: Database }, actor: Actor, reference: RunReference): Promise<LineScope> {
  const { feed, visible, seesAll } = await findFeed({ db }, actor, reference);
  const run = await loadRunByNumber(db, feed.id, reference.runNumber);
  if (!run) throw new NotFound('run');
  return { run, visible, withUnknown: seesAll };
}

function presentLine(row: Awaited<ReturnType<typeof loadLines>>[number]): FeedLine {
  const { revision: _, undone: __, state, changes, issues, ...line } = row;
  return { ...line, state: state as StockState | null, changes: [...changes], issues: [...issues] };
}
