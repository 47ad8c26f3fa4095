import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { z } from 'zod';
import { loadServicesEnv } from '../service-variables.ts';

/** Variables that only `pnpm ops:backup` and `pnpm ops:restore` read. */
export const backupVariables = {
  BACKUP_DIRECTORY: z
    .string()
    .optional()
    .describe(
      'Directory for base backups and changes of the database, on another disk than the database, better on another machine. Default: `backup` below KARDAN_SERVICES_STATE.',
    ),
  BACKUP_DATABASE_URL: z
    .url()
    .optional()
    .describe(
      'PostgreSQL as a role that may copy it and follow its changes (docs/operations/backup.md says how to make one). Without it, the superuser of the local services.',
    ),
  BACKUP_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe('How many days back the database can be restored to any moment; what is older is removed.'),
};

/** The environment of backup and restore. */
export function loadBackupEnv() {
  const services = loadServicesEnv(); // first: it also reads the file .env into the environment
  // biome-ignore lint/style/noProcessEnv: read here and nowhere else
  return { ...services, ...parseEnvironment(backupVariables, process.env) };
}

export type BackupEnv = ReturnType<typeof loadBackupEnv>;
