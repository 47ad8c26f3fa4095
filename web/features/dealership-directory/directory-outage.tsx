import type { ApiFailure } from '#lib/api/api-failure.ts';
import { OutageNotice } from '#lib/page/outage-notice.tsx';
import { texts } from '#lib/texts/texts.ts';

/** Says that the directory failed, as a part of a page or as the page itself. */
export async function DirectoryOutage({ failure, headingLevel = 2 }: { failure: ApiFailure; headingLevel?: 1 | 2 }) {
  return <OutageNotice failure={failure} t={await texts('dealership-directory')} headingLevel={headingLevel} />;
}

/** The outage as the whole page. */
export function DirectoryOutagePage({ failure }: { failure: ApiFailure }) {
  return (
    <div className="page py-8">
      <DirectoryOutage failure={failure} headingLevel={1} />
    </div>
  );
}
