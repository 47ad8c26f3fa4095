import type { DealershipDetails, DealershipProfile } from '@kardan/contract/dealerships';
import { currentLocale } from '#lib/current-locale.ts';
import { href } from '#lib/routes/href.ts';
import { site } from '#lib/site.ts';
import { StructuredData } from '#lib/structured-data.tsx';
import { texts } from '#lib/texts/texts.ts';
import { dealershipGraph } from './dealership-graph.ts';

interface Props {
  dealership: DealershipProfile;
  holidays: DealershipDetails['holidays'];
  page: 'overview' | 'info';
}

/** The dealership for search engines. */
export async function DealershipData({ dealership, holidays, page }: Props) {
  const [{ SITE_ORIGIN: origin }, locale, t, common] = await Promise.all([
    site(),
    currentLocale(),
    texts('dealership'),
    texts('common'),
  ]);
  const { slug, name } = dealership;
  const path = href(locale, 'dealership', { slug });
  const crumbs = [
    { label: common('breadcrumb.home'), href: href(locale, 'home') },
    { label: t('directory'), href: href(locale, 'dealerships') },
    { label: name, href: path },
    ...(page === 'info' ? [{ label: t('tabs.info'), href: href(locale, 'dealershipInfo', { slug }) }] : []),
  ];
  return <StructuredData graph={dealershipGraph(dealership, { origin, path, holidays, crumbs })} />;
}
