import type { ReactNode } from 'react';
import { PageHead } from '#lib/page/page-head.tsx';
import { TabLinks } from '#lib/page/tab-links.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type HealthTab, healthTabPath, healthTabs } from './health-tabs.ts';

/** What stands above every part of the portal's health: the head, and the way to the other parts. */
export function HealthFrame({ tab, children }: { tab: HealthTab; children: ReactNode }) {
  const t = useTexts('portalHealth');
  return (
    <>
      <PageHead title={t('title')} tabTitle={`${t(`tab.${tab}`)}, ${t('title')}`} intro={t('intro')} />
      <TabLinks
        label={t('tabs')}
        tabs={healthTabs.map((each) => ({ href: healthTabPath(each), label: t(`tab.${each}`), current: each === tab }))}
      />
      <div className="grid gap-4 [&>*]:min-w-0">{children}</div>
    </>
  );
}
