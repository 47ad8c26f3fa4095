import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices, type Services } from '@kardan/core/services';
import { stack } from '../stack/environment.ts';

/** Works on this run's database, to know or to change what pages cannot. */
export async function inDatabase<Result>(
  work: (db: Services['db'], services: Services) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, listingIndex } = stack();
  const services = openServices(
    { ...loadEnv(), DATABASE_URL: databaseUrl, LISTING_INDEX: listingIndex, LOG_LEVEL: 'error' },
    'command',
  );
  try {
    return await work(services.db, services);
  } finally {
    await closeServices(services);
  }
}
