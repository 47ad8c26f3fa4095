import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Database } from '../../db/database.ts';
import type { MailFact } from '../../mail/mail-content.ts';
import { describeSearch } from '../../search/words/describe-search.ts';
import type { StoredInquiry } from '../inquiry-store.ts';

/** What is looked for, where somebody asks for what a search describes. */
export async function searchFacts(services: { db: Database }, { kind, details }: StoredInquiry): Promise<MailFact[]> {
  if (kind !== 'proximity-dealership-search') return [];
  const { filters, versionName } = details as { filters?: SearchFilters; versionName?: string };
  const words = await describeSearch(services, filters ?? {}, 'de-AT');
  const facts = words.map(({ name, value }) => ({ label: name, value }));
  return versionName === undefined ? facts : [...facts, { label: 'Version', value: versionName }];
}
