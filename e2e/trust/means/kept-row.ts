import type { Database } from '@kardan/core/db/database';
import type { JobName } from '@kardan/core/jobs/job-catalogue';

/** Something that the privacy policy says is kept for a time, and the job that ends it. */
export interface KeptRow {
  what: string;
  /** As the list of what we store calls it: by it the row belongs to a paragraph of the privacy policy. */
  table: string;
  period: string;
  job: JobName;
  /** Makes one that is as old as that; says whether it is still there. */
  make(db: Database, agedTo: Date): Promise<() => Promise<boolean>>;
  /** The period ends for a row of this time now. */
  endsAt: Date;
}

/** So long ago. */
export function before(period: { months?: number; days?: number; hours?: number }): Date {
  const then = new Date();
  then.setMonth(then.getMonth() - (period.months ?? 0));
  return new Date(then.getTime() - ((period.days ?? 0) * 24 + (period.hours ?? 0)) * 3_600_000);
}

type AnyTable =
  | 'inquiry'
  | 'searchAgent'
  | 'mail'
  | 'contentNotice'
  | 'session'
  | 'accountToken'
  | 'bulkRun'
  | 'feedRun'
  | 'webhookEvent'
  | 'dealershipRequest';

/** Whether a row is still there. */
export function isThere(db: Database, table: AnyTable, id: string): () => Promise<boolean> {
  return async () => (await db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0;
}
