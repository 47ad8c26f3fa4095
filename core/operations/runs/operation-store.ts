import type { OperationKind, OperationState } from '@kardan/contract/values/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export type OperationResult = Record<string, number | string | string[]>;

export interface StoredRun {
  id: string;
  kind: OperationKind;
  state: OperationState;
  phase: string | null;
  progress: number;
  total: number | null;
  cancelAsked: boolean;
  by: string | null;
  at: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  result: OperationResult | null;
  error: string | null;
  /** Nobody has worked on it for a minute though it is under way: its worker died, and none has taken it up. */
  isStranded: boolean;
}

/** Of a run that is worked on something is noted every second. */
const strandedSeconds = 60;

const columns = sql`
  run.id, run.kind, run.state, run.phase, run.progress, run.total, run.cancel_asked, account.display_name as by,
  run.created_at as at, run.started_at, run.finished_at, run.result, run.error,
  run.state in ('queued', 'running') and run.updated_at < now() - make_interval(secs => ${strandedSeconds}) as is_stranded`;

/** A new run of a kind; undefined where one is under way. */
export async function insertRun(tx: Tx, kind: OperationKind, startedBy: number): Promise<string | undefined> {
  const row = await tx
    .insertInto('operationRun')
    .values({ kind, startedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function loadRun(db: Database | Tx, runId: string): Promise<StoredRun | undefined> {
  const [run] = await select(db, sql`operation_run run`, sql`where run.id = ${runId}`);
  return run;
}

/** The run, held until the transaction ends. */
export async function holdRun(tx: Tx, runId: string): Promise<StoredRun | undefined> {
  const [run] = await select(tx, sql`operation_run run`, sql`where run.id = ${runId} for update of run`);
  return run;
}

/** The last runs of each kind, newest first. */
export function loadLastRuns(db: Database, kinds: readonly OperationKind[], ofEach: number): Promise<StoredRun[]> {
  const runs = sql`
    unnest(${[...kinds]}::text[]) as wanted (kind)
    cross join lateral (
      select * from operation_run where operation_run.kind = wanted.kind order by id desc limit ${ofEach}
    ) run`;
  return select(db, runs, sql`order by run.id desc`);
}

async function select(db: Database | Tx, runs: RawBuilder<unknown>, rest: RawBuilder<unknown>): Promise<StoredRun[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} from ${runs} left join account on account.id = run.started_by ${rest}`.execute(
    // Without plugins: the one that renames columns would rename what a result is called too.
    db.withoutPlugins(),
  );
  return rows.map(({ cancel_asked, started_at, finished_at, is_stranded, ...row }) => ({
    ...(row as unknown as StoredRun),
    cancelAsked: cancel_asked as boolean,
    startedAt: started_at as Date | null,
    finishedAt: finished_at as Date | null,
    isStranded: is_stranded as boolean,
  }));
}

/** Takes a run up, also one that another worker has left; undefined when it is over. */
export async function saveStarted(db: Database, runId: string): Promise<OperationKind | undefined> {
  const { rows } = await sql<{ kind: OperationKind }>`
    update operation_run
    set state = 'running', started_at = coalesce(started_at, now()), phase = null, progress = 0, total = null
    where id = ${runId} and state in ('queued', 'running')
    returning kind`.execute(db);
  return rows[0]?.kind;
}

/** Notes how far a run is; says whether somebody wants it to stop. */
export async function saveProgress(
  db: Database,
  runId: string,
  { phase, done, total }: { phase: string | null; done: number; total: number | null },
): Promise<{ cancelAsked: boolean }> {
  const { rows } = await sql<{ cancelAsked: boolean }>`
    update operation_run set phase = ${phase}, progress = ${done}, total = ${total}
    where id = ${runId}
    returning cancel_asked`.execute(db);
  return { cancelAsked: rows[0]?.cancelAsked ?? true };
}

export async function saveCancelAsked(tx: Tx, runId: string): Promise<void> {
  await tx.updateTable('operationRun').set({ cancelAsked: true }).where('id', '=', runId).execute();
}

interface Outcome {
  state: 'done' | 'failed' | 'cancelled';
  result?: OperationResult;
  error?: string;
}

/** Ends a run that is under way; one that is over stays as it is. */
export async function saveOutcome(db: Database | Tx, runId: string, { state, result, error }: Outcome): Promise<void> {
  await sql`
    update operation_run
    set state = ${state}, finished_at = now(), error = ${error ?? null},
      result = ${result === undefined ? null : JSON.stringify(result)}::jsonb
    where id = ${runId} and state in ('queued', 'running')`.execute(db);
}
