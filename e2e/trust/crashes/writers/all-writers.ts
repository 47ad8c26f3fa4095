import type { CrashStack } from '../crash-stack.ts';
import { buildHouse, type House } from '../people.ts';
import { bulkWriter } from './bulk-writer.ts';
import { inquiryWriter, replyWriter } from './contact-writers.ts';
import { type Article, contentWriter } from './content-writer.ts';
import { feedWriter } from './feed-writer.ts';
import { newCarWriter, priceWriter } from './listing-writers.ts';
import { pictureWriter } from './picture-writer.ts';
import { signInWriter, statisticsWriter } from './visitor-writers.ts';
import type { Writer } from './writer.ts';

export interface Writing {
  writers: readonly Writer[];
  /** Those whose cars visitors look at through the cache before the API. */
  houses: readonly House[];
  articles: readonly Article[];
  /** Has a new text become public then; gives its id. */
  planText(at: Date): Promise<number>;
}

/**
 * Dealers, visitors and editors for about so many writes. Each kind has houses of its own, so that what is found in one is of
 * that kind. A house gets a hundred inquiries an hour as mails of their own, and an account saves five times a second.
 */
export async function prepareWriters({ db, origin }: CrashStack, writes: number): Promise<Writing> {
  const houses = async (count: number, cars: number): Promise<House[]> => {
    const built: House[] = [];
    for (let house = 0; house < count; house++) built.push(await buildHouse(db, origin, cars));
    return built;
  };
  const dealers = await houses(4, 12);
  const newcomers = await houses(2, 0);
  const many = await houses(4, 4);
  const fed = await houses(4, 0);
  const asked = await houses(2 + Math.ceil(writes / 600), 2);
  const [figures] = (await houses(1, 10)) as [House];
  const content = await contentWriter(db, origin);
  const writers = [
    newCarWriter(db, newcomers),
    priceWriter(db, dealers),
    bulkWriter(db, many),
    pictureWriter(db, await houses(2, 4 + Math.ceil(writes / 1_000))),
    inquiryWriter(db, origin, asked),
    await replyWriter(db, asked, writes / 5),
    await feedWriter(db, origin, fed, writes / 20),
    await signInWriter(db, origin, figures),
    statisticsWriter(db, origin, figures),
    content,
  ];
  const shown = [...dealers, ...newcomers, ...many, ...fed];
  return { writers, houses: shown, articles: content.articles, planText: content.planText };
}
