import type { ApiFailure } from '#lib/api/api-failure.ts';
import { texts } from '#lib/texts/texts.ts';
import { OutageNotice } from './outage-notice.tsx';

/** The page when the API cannot tell what stands at its address: never as if there were nothing. */
export async function PageOutage({ failure }: { failure: ApiFailure }) {
  return (
    <div className="page py-8">
      <OutageNotice failure={failure} t={await texts('common')} headingLevel={1} />
    </div>
  );
}
