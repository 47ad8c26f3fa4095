import { type Database, openDatabase } from './db/database.ts';
import type { Env } from './env.ts';
import { createLog, type Logger } from './log.ts';
import { type Media, openMedia } from './media/media.ts';
import { openSearchEngine, type SearchEngine } from './search/engine.ts';

/** What use cases work with; opened once for each process. */
export interface Services {
  env: Env;
  log: Logger;
  db: Database;
  search: SearchEngine;
  media: Media;
}

/** Opens the connections a process needs; nothing is sent yet. A command may take its time, a server may not. */
export function openServices(env: Env, process: 'api' | 'worker' | 'command'): Services {
  const db = openDatabase({ ...env, patient: process === 'command' });
  return { env, log: createLog(process, env.LOG_LEVEL), db, search: openSearchEngine(env), media: openMedia(env) };
}

/** Closes what openServices opened, after running queries have ended. */
export async function closeServices(services: Services): Promise<void> {
  services.media.client.destroy();
  await Promise.all([services.db.destroy(), services.search.client.close()]);
}
