import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { ThreadActs } from '../use-thread-acts.ts';
import { Buyer } from './buyer.tsx';
import { CarCard } from './car-card.tsx';
import { Standing } from './standing.tsx';

/** What belongs to the inquiry: how it stands, the car, the buyer. On phones it follows the conversation. */
export function SidePanel({ thread, acts }: { thread: WholeThread; acts: ThreadActs }) {
  const t = useTexts('inbox');
  return (
    <aside
      aria-label={t('side')}
      className="grid content-start divide-y divide-line border-line bg-surface px-(--gutter) pb-6 max-[1279px]:border-t md:max-[1279px]:grid-cols-2 md:max-[1279px]:gap-x-6 lg:px-4.5 min-[1280px]:overflow-y-auto min-[1280px]:border-l"
    >
      <Standing thread={thread} acts={acts} />
      {thread.car && <CarCard car={thread.car} />}
      <Buyer thread={thread} />
    </aside>
  );
}
