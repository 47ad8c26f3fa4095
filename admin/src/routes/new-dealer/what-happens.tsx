import { requestWorkingDays } from '@kardan/contract/values/dealership-requests';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

const stages = [
  { name: 'ask', icon: 'clipboard-list' },
  { name: 'check', icon: 'clipboard-check' },
  { name: 'invite', icon: 'mail' },
  { name: 'online', icon: 'store' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** What becomes of a request, so that nobody has to ring up. */
export function WhatHappens() {
  const t = useTexts('newDealer');
  return (
    <aside
      aria-labelledby="what-happens"
      className="border-line max-lg:border-t max-lg:pt-5.5 lg:border-l lg:py-1 lg:pl-10"
    >
      <h2 id="what-happens" className="text-md!">
        {t('aside.title')}
      </h2>
      <ol>
        {stages.map(({ name, icon }) => (
          <li key={name} className="flex gap-3 border-b border-line py-3.5 text-sm last:border-0">
            <Icon name={icon} size={20} className="mt-0.5 text-text-3" />
            <span>
              <b className="block font-semi">{t(`aside.${name}`)}</b>
              <span className="text-text-2">{t(`aside.${name}Text`, { days: requestWorkingDays })}</span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
