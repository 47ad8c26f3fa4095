import type { ApiFailure } from '#lib/api/api-failure.ts';
import { OutageNotice } from '#lib/page/outage-notice.tsx';
import { texts } from '#lib/texts/texts.ts';

/** Says that the search failed, as a part of a page or as the page itself. */
export async function SearchOutage({ failure, headingLevel = 2 }: { failure: ApiFailure; headingLevel?: 1 | 2 }) {
  return <OutageNotice failure={failure} t={await texts('search')} headingLevel={headingLevel} />;
}
