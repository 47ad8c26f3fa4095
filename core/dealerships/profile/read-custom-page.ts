import type { CustomPage } from '@kardan/contract/calls/dealerships/dealerships';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { findDealership } from '../find-dealership.ts';
import { loadCustomPage } from './profile-store.ts';

/** The page that a dealership has written itself, as Markdown; a draft of it is not found. */
export async function readCustomPage({ db }: { db: Database }, reference: string): Promise<CustomPage> {
  const dealership = await findDealership({ db }, reference);
  const page = await loadCustomPage(db, dealership.id);
  if (!page) throw new NotFound('custom page');
  return { dealership, ...page, updatedAt: page.updatedAt.toISOString() };
}
