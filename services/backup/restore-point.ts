import type { BaseBackup } from './barman.ts';

/** A moment to restore to, or everything that there is. */
export type RestorePoint = Date | 'latest';

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Understands `--to`; a time without its zone is refused, since an hour too late may be an hour too much. */
export function readRestorePoint(text: string | undefined, now = new Date()): RestorePoint {
  if (text === 'latest') return text;
  const time = new Date(text?.replace(' ', 'T') ?? Number.NaN);
  if (!text || !moment.test(text) || Number.isNaN(time.getTime())) {
    throw new Error(
      `--to takes a time with its zone, as 2026-11-17T14:05:00+01:00 or 2026-11-17T13:05:00Z, or \`latest\`${text ? `; “${text}” is neither` : ''}.`,
    );
  }
  if (time > now)
    throw new Error(`${time.toISOString()} has not come yet. \`--to latest\` restores all that there is.`);
  return time;
}

/** The base backup to begin with: the last one that had ended by then. */
export function chooseBackup(backups: readonly BaseBackup[], point: RestorePoint): BaseBackup {
  const oldest = backups[0];
  if (!oldest) throw new Error('There is no backup yet: `pnpm ops:backup` makes one.');
  const chosen = backups.findLast(({ endedAt }) => point === 'latest' || endedAt <= point);
  if (chosen) return chosen;
  throw new Error(
    `The oldest moment that can be restored is ${oldest.endedAt.toISOString()}: before it there is no backup.`,
  );
}
