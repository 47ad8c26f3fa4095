import type { CityInput } from '@kardan/contract/calls/regions/regions';
import type { Tx } from '../../db/database.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { citySlug } from './city-slug.ts';
import { type CityFields, isReservedSlug, loadDistrictForCity } from './city-store.ts';

/** The fields to store; refuses with every field at once that does not fit what is stored already. */
export async function checkCity(tx: Tx, input: CityInput): Promise<CityFields> {
  const issues: FieldIssue[] = [];
  const district = await loadDistrictForCity(tx, input.districtId);
  if (!district) issues.push({ path: ['districtId'], code: 'unknown-district', message: 'there is no such district' });
  if (district?.selectable === false) {
    const message = 'Vienna as a whole holds no city; name one of its districts';
    issues.push({ path: ['districtId'], code: 'district-not-selectable', message });
  }
  const slug = input.slug ?? citySlug(input.name, input.postcode);
  if (await isReservedSlug(tx, slug)) {
    issues.push({ path: ['slug'], code: 'reserved-slug', message: 'this word has a meaning of its own in addresses' });
  }
  if (issues.length > 0) throw new InvalidRequest(issues);
  return { ...input, slug };
}
