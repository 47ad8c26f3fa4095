import { type RequestTab, requestTabs } from '@kardan/contract/values/dealership-requests';
import { portalPath } from '#domain/portal/navigation.ts';
import { TabLinks } from '#lib/page/tab-links.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  current: RequestTab;
  counts: Record<RequestTab, number> | undefined;
}

/** What waits for us, what waits for the sender, what is over: each with its count. */
export function RequestTabs({ current, counts }: Props) {
  const t = useTexts('portalRequests');
  return (
    <TabLinks
      label={t('tabs')}
      tabs={requestTabs.map((tab) => ({
        href: tab === 'open' ? portalPath('requests') : `${portalPath('requests')}?tab=${tab}`,
        label: t(`tab.${tab}`),
        count: counts?.[tab],
        current: tab === current,
      }))}
    />
  );
}
