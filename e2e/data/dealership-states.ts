import { inDatabase } from './in-database.ts';

export interface StoredDealership {
  id: number;
  slug: string;
  name: string;
}

/** The active dealership with most cars that has a page of its own; always the same one. */
export function someDealership(): Promise<StoredDealership> {
  return inDatabase((db) =>
    db
      .selectFrom('dealership')
      .innerJoin('customPage', 'customPage.dealershipId', 'dealership.id')
      .innerJoin('listing', 'listing.dealershipId', 'dealership.id')
      .select(['dealership.id', 'dealership.slug', 'dealership.name'])
      .where('dealership.state', '=', 'active')
      .where('customPage.published', '=', true)
      .where('listing.state', 'in', ['active', 'reserved'])
      .groupBy('dealership.id')
      .orderBy((order) => order.fn.countAll(), 'desc')
      .orderBy('dealership.id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}

/** How many cars it offers of each make, counted by SQL. */
export function stockByMake(dealershipId: number): Promise<{ slug: string; name: string; count: number }[]> {
  return inDatabase((db) =>
    db
      .selectFrom('listing')
      .innerJoin('make', 'make.id', 'listing.makeId')
      .select((row) => ['make.slug', 'make.name', row.fn.countAll<number>().as('count')])
      .where('listing.dealershipId', '=', dealershipId)
      .where('listing.state', 'in', ['active', 'reserved'])
      .groupBy('make.id')
      .orderBy('count', 'desc')
      .orderBy('make.slug')
      .execute(),
  );
}

interface Changes {
  slug?: string;
  state?: 'active' | 'suspended';
  accentColour?: string | null;
  /** Of its own page. */
  bodyMarkdown?: string;
}

/** Another dealership, without cars, changed as told; each call makes a new one. */
export function newDealership({ bodyMarkdown, ...changes }: Changes): Promise<StoredDealership> {
  return inDatabase(async (db) => {
    const {
      id: _,
      slug,
      revision,
      createdAt,
      updatedAt,
      nameWords,
      nameKey,
      officeWords,
      ...like
    } = await db
      .selectFrom('dealership')
      .selectAll()
      .where('state', '=', 'active')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const name = `Autohaus Probe ${crypto.randomUUID().slice(0, 8)}`;
    const made = await db
      .insertInto('dealership')
      .values({ ...like, name, slug: name.toLowerCase().replaceAll(' ', '-'), logoImageId: null, ...changes })
      .returning(['id', 'slug', 'name'])
      .executeTakeFirstOrThrow();
    if (bodyMarkdown !== undefined) {
      const page = { dealershipId: made.id, title: 'Über uns', bodyMarkdown, published: true };
      await db.insertInto('customPage').values(page).execute();
    }
    return made;
  });
}

export async function renameDealership(id: number, slug: string): Promise<void> {
  await inDatabase((db) => db.updateTable('dealership').set({ slug }).where('id', '=', id).execute());
}
