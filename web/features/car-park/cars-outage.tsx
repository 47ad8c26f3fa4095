import type { ApiFailure } from '#lib/api/api-failure.ts';
import { OutageNotice } from '#lib/page/outage-notice.tsx';
import { texts } from '#lib/texts/texts.ts';

/** The page when the API cannot tell of its cars: never as if they were gone. */
export async function CarsOutage({ failure }: { failure: ApiFailure }) {
  return (
    <div className="page py-8">
      <OutageNotice failure={failure} t={await texts('car-park')} headingLevel={1} />
    </div>
  );
}
