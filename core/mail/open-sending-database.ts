import { type Database, type DatabaseOptions, databaseOver, openPool } from '../db/database.ts';
import { jobCatalogue } from '../jobs/job-catalogue.ts';

/**
 * Connections of their own for mails that are being sent: each is held until the mail server has answered, and servers may think
 * for minutes. Of the pool that everything else uses they would take the turns, and the whole process would wait with them.
 */
export function openSendingDatabase(options: DatabaseOptions): Database {
  return databaseOver(openPool({ ...options, DATABASE_POOL_SIZE: jobCatalogue['send-mail'].concurrency }));
}
