/** The database as Barman knows it. */
export const serverName = 'kardan';
/** Holds changes back on the server until they are here; `pnpm ops:status` looks at it. */
export const slotName = 'kardan_backup';

interface BarmanPlan {
  directory: string;
  user: string;
  databaseUrl: string;
  /** Where pg_basebackup and pg_receivewal lie. */
  clientPrograms: string;
  retentionDays: number;
}

/**
 * What Barman is told: the base by pg_basebackup, changes as a stream, so that what was acknowledged is here within a second and
 * not when 16 MB of it are full; nothing is needed on the database's machine but a role.
 */
export function barmanConfiguration(plan: BarmanPlan): string {
  const connection = connectionOf(plan.databaseUrl);
  return `[barman]
barman_home = ${plan.directory}
barman_user = ${plan.user}
log_file = ${plan.directory}/barman.log
log_level = INFO

[${serverName}]
description = ${serverName}
conninfo = ${connection}
streaming_conninfo = ${connection}
backup_method = postgres
streaming_archiver = on
slot_name = ${slotName}
create_slot = auto
path_prefix = ${plan.clientPrograms}
compression = gzip
immediate_checkpoint = true
retention_policy = RECOVERY WINDOW OF ${plan.retentionDays} DAYS
minimum_redundancy = 1
`;
}

function connectionOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const parts = {
    host: url.hostname,
    port: url.port || '5432',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    dbname: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
    ...Object.fromEntries(url.searchParams),
  };
  const quoted = Object.entries(parts).map(([name, value]) => `${name}='${value.replace(/[\\']/g, '\\$&')}'`);
  return quoted.join(' ');
}
