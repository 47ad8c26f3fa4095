import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { RecentCars } from './recent-cars.tsx';

/** The cars that the visitor looked at last, known to the browser alone; without the one that the page is about. */
export function RecentlyViewed({ except }: { except?: number }) {
  return (
    <ClientTexts namespace="listing" only={['recent', 'card.plusNova']}>
      <RecentCars except={except} />
    </ClientTexts>
  );
}
