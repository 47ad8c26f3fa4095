import { applyMigrations } from './apply-migrations.ts';
import { applyOnlineMigrations } from './apply-online-migrations.ts';
import type { Database } from './database.ts';
import { afterSessionLock } from './session-lock.ts';

const migrationLock = { space: 7207, name: 'schema' };

/**
 * Brings the database to the newest schema while the site goes on; safe to run from several processes at once, of which one after
 * the other does it. Returns what was applied; who waits for others is told what for.
 */
export function migrate(
  db: Database,
  { onWait = () => {} }: { onWait?: (what: string) => void } = {},
): Promise<string[]> {
  return afterSessionLock(db, migrationLock, async () => [
    ...(await applyMigrations(db, onWait)),
    ...(await applyOnlineMigrations(db, onWait)),
  ]);
}
