import { loadEnv } from '@kardan/core/env';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { closeServices, openServices } from '@kardan/core/services';
import { stack } from '../stack/environment.ts';

interface Words {
  title: string;
  description: string;
}

/** Gives a car other words, as its dealer could, in the database and in the index; disposing of it takes them back. */
export async function rewriteCar(id: number, words: Words): Promise<AsyncDisposable> {
  const { databaseUrl, listingIndex } = stack();
  const services = openServices(
    { ...loadEnv(), DATABASE_URL: databaseUrl, LISTING_INDEX: listingIndex, LOG_LEVEL: 'error' },
    'command',
  );
  const write = async ({ title, description }: Words) => {
    await services.db.updateTable('listing').set({ title, description }).where('id', '=', id).execute();
    await indexListings(services, [id]);
  };
  const before = await services.db
    .selectFrom('listing')
    .select(['title', 'description'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await write(words);
  return {
    async [Symbol.asyncDispose]() {
      await write(before);
      await closeServices(services);
    },
  };
}
