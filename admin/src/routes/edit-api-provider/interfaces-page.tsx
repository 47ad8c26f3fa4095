import { Link } from '@kardan/ui/actions/link.tsx';
import { Outlet, useLocation } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { PageHead } from '#lib/page/page-head.tsx';
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
      <nav
        aria-label={t('tabs')}
        className="scroll-strip -mx-(--gutter) mb-5 flex gap-1 overflow-x-auto border-b border-line px-(--gutter)"
      >
        {interfaceTabs.map((tab) => (
          <Link
            key={tab}
            href={dealershipPath(slug, tabPath(tab))}
            aria-current={tab === current ? 'page' : undefined}
            className="inline-flex min-h-11 flex-none items-center border-b-3 border-transparent px-3.5 text-sm font-medium text-text-2 outline-offset-[-3px] first:-ml-3.5 hover:border-line-strong hover:text-text aria-[current]:border-accent-line aria-[current]:text-text"
          >
            {t(`tab.${tab}`)}
          </Link>
        ))}
      </nav>
      <div className="mb-4 empty:hidden">
        <StateNotice />
      </div>
      <Outlet />
    </>
  );
}
