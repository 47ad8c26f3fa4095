import type { Tx } from '../../db/database.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { isReservedSlug } from './make-edit-store.ts';

interface Told {
  slug?: string | undefined;
  builtFrom?: number | null;
  builtTo?: number | null;
}

/** Refuses with every field at once what the database would refuse one by one. */
export async function checkVehicle(
  tx: Tx,
  { slug, builtFrom, builtTo }: Told,
  others: readonly FieldIssue[] = [],
): Promise<void> {
  const issues = [...others];
  if (slug !== undefined && (await isReservedSlug(tx, slug)))
    issues.push({ path: ['slug'], code: 'reserved-slug', message: 'this word has a meaning of its own in addresses' });
  if (builtFrom && builtTo && builtTo < builtFrom)
    issues.push({ path: ['builtTo'], code: 'ends-before-start', message: 'it cannot end before it begins' });
  if (issues.length > 0) throw new InvalidRequest(issues);
}
