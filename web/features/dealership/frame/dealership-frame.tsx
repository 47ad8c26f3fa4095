import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { Breadcrumb, type Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { ReactNode } from 'react';
import { dealerToneStyle } from '#domain/dealership/dealer-tones.ts';
import { site } from '#lib/config/site.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { requestedPath } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { loadLeftBar } from '../load-stock.ts';
import { crumbGraph } from '../structured/crumb-graph.ts';
import { Cover } from './cover.tsx';
import { DealershipHead } from './dealership-head.tsx';
import { type DealershipTab, DealershipTabs } from './dealership-tabs.tsx';

interface Props {
  dealership: DealershipProfile;
  current: DealershipTab;
  /** Below the dealership's own crumb; the last one is the page. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
}

/** What all pages of a dealership have around them: where one stands, who it is, how to reach it, its other pages. */
export async function DealershipFrame({ dealership, current, crumbs = [], children }: Props) {
  const [{ SITE_ORIGIN }, locale, t, common, leftBar] = await Promise.all([
    site(),
    currentLocale(),
    texts('dealership'),
    texts('common'),
    loadLeftBar(dealership.id),
  ]);
  const isOverview = current === 'overview';
  const here = requestedPath();
  const way: Crumb[] = [
    { label: common('breadcrumb.home'), href: href(locale, 'home') },
    { label: t('directory'), href: href(locale, 'dealerships') },
    { label: dealership.name, ...(!isOverview && { href: href(locale, 'dealership', { slug: dealership.slug }) }) },
    ...crumbs,
  ];
  return (
    <div className="dealer-tones" style={dealerToneStyle(dealership.accentColour)}>
      <div className="page pt-3 pb-2">
        <Breadcrumb label={common('breadcrumb.label')} crumbs={way} />
        <StructuredData
          graph={crumbGraph(
            SITE_ORIGIN,
            way.map(({ label, href: to = here }) => ({ label, href: to })),
          )}
        />
      </div>
      <header className="page">
        {isOverview && <Cover dealership={dealership} />}
        <DealershipHead dealership={dealership} isTitle={isOverview} />
        <DealershipTabs dealership={dealership} current={current} total={leftBar?.total} />
      </header>
      {children}
    </div>
  );
}
