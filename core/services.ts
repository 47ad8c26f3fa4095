import { type Database, openDatabase } from './db/database.ts';
import { openReader } from './db/reader.ts';
import type { Env } from './env.ts';
import { type ErrorReceiver, openErrorReceiver } from './error-reports/error-receiver.ts';
import { maxCallMs } from './kernel/deadline.ts';
import { createLog, type Logger } from './kernel/log.ts';
import { type MailTransport, openMailTransport } from './mail/mail-transport.ts';
import { openSendingDatabase } from './mail/open-sending-database.ts';
import { type Media, openMedia } from './media/media.ts';
import { type Observations, openObservations } from './observations/observations.ts';
import { openSearchEngine, type SearchEngine } from './search/engine.ts';
import { createRepeatFilter, type RepeatFilter } from './statistics/repeat-filter.ts';
import { openStatisticsIntake, type StatisticsIntake } from './statistics/statistics-intake.ts';
import { openWebVitalsBuffer, type WebVitalsBuffer } from './web-vitals/web-vitals-buffer.ts';

/** What use cases work with; opened once for each process. */
export interface Services {
  env: Env;
  log: Logger;
  db: Database;
  /** For what is public and may be some seconds old: a replica's answers, or those of `db` by a share of its connections. */
  reader: Database;
  search: SearchEngine;
  media: Media;
  mail: MailTransport;
  /** Connections on which a worker sends mails; `db` for who sends none. */
  sending: Database;
  statistics: StatisticsIntake;
  repeats: RepeatFilter;
  webVitals: WebVitalsBuffer;
  errors: ErrorReceiver;
  observations: Observations;
}

/** A connection that has died is given up, and another opened, within the longest calls. */
const apiStatementMs = maxCallMs / 2;

/** Opens the connections a process needs; nothing is sent yet. A command may take its time, a server may not. */
export function openServices(env: Env, process: 'api' | 'worker' | 'receiver' | 'command'): Services {
  const noTimeouts = process === 'command';
  const db = openDatabase({ ...env, noTimeouts, ...(process === 'api' && { statementTimeoutMs: apiStatementMs }) });
  const log = createLog(process, env.LOG_LEVEL);
  return {
    env,
    log,
    db,
    reader: process === 'api' ? openReader(env, { db, log }) : db,
    search: openSearchEngine(env, process === 'api' ? env.API_TIMEOUT_MS : undefined),
    media: openMedia(env),
    mail: openMailTransport(env),
    sending: process === 'worker' ? openSendingDatabase(env) : db,
    statistics: openStatisticsIntake({ db }),
    repeats: createRepeatFilter(),
    webVitals: openWebVitalsBuffer({ db, log }),
    errors: openErrorReceiver({ env, log }),
    observations: openObservations({ db, log }),
  };
}

/** Closes what openServices opened, after running queries have ended and what still waited is written. */
export async function closeServices(services: Services): Promise<void> {
  services.media.client.destroy();
  const { statistics, webVitals, errors, observations } = services;
  await Promise.all([statistics, webVitals, errors, observations].map((each) => each.close()));
  if (services.reader !== services.db) await services.reader.destroy();
  if (services.sending !== services.db) await services.sending.destroy();
  await Promise.all([services.db.destroy(), services.search.client.close()]);
}
