import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices, type Services } from '@kardan/core/services';
import { mayChangeData, stack } from '../stack/environment.ts';

/** Works on the database of this test's stack, to know or, where the stack is for that, to change what pages cannot. */
export async function inDatabase<Result>(
  work: (db: Services['db'], services: Services) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, listingIndex } = stack();
  const url = new URL(databaseUrl);
  if (!mayChangeData()) url.searchParams.set('options', '-c default_transaction_read_only=on');
  const services = openServices(
    { ...loadEnv(), DATABASE_URL: url.href, LISTING_INDEX: listingIndex, LOG_LEVEL: 'error' },
    'command',
  );
  try {
    return await work(services.db, services);
  } finally {
    await closeServices(services);
  }
}
