import { Outlet, useLocation } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { TabLinks } from '#lib/page/tab-links.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from '../state-notice.tsx';
import { interfaceTabs, tabPath } from './interface-tabs.ts';

/** How a dealer's other systems work with this one: each part has an address of its own. */
export default function InterfacesPage() {
  const t = useTexts('interfaces');
  const { slug, name } = useDealership();
  const { pathname } = useLocation();
  const current = interfaceTabs.find((tab) => pathname.replace(/\/$/, '') === dealershipPath(slug, tabPath(tab)));
  return (
    <>
      <PageHead
        title={t('title')}
        tabTitle={[current && t(`tab.${current}`), t('title'), name].filter(Boolean).join(', ')}
        intro={t('intro')}
      />
      <TabLinks
        label={t('tabs')}
        tabs={interfaceTabs.map((tab) => ({
          href: dealershipPath(slug, tabPath(tab)),
          label: t(`tab.${tab}`),
          current: tab === current,
        }))}
      />
      <div className="mb-4 empty:hidden">
        <StateNotice />
      </div>
      <Outlet />
    </>
  );
}
