import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { RecentCars } from './recent-cars.tsx';

/** The cars that the visitor looked at last, known to the browser alone. */
export function RecentlyViewed() {
  return (
    <ClientTexts namespace="listing" only={['recent']}>
      <RecentCars />
    </ClientTexts>
  );
}
