import type { ModeratedDealer } from '@kardan/contract/calls/operator/moderation-fields';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Whose case it is: name, number plate of the district, place. */
export function DealerLine({ dealer }: { dealer: ModeratedDealer }) {
  const t = useTexts('statements');
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-text-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{dealer.name}</span>
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        {dealer.plateCode && (
          <span className="plate wide-sm inline-flex h-5 items-center rounded-xs pr-1.5 pl-2.25 text-2xs leading-none font-[640]">
            <span className="sr-only">{t('car.plate')} </span>
            {dealer.plateCode}
          </span>
        )}
        {dealer.place}
      </span>
    </p>
  );
}
