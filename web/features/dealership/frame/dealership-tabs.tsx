import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { Link } from '@kardan/ui/actions/link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

export type DealershipTab = 'overview' | 'cars' | 'info';

/** Where the overview shows what the dealership has written itself: the routes have no page of its own for it. */
export const customPageAnchor = 'eigene-seite';

interface Props {
  dealership: DealershipProfile;
  current: DealershipTab;
  /** How many cars it has; undefined while nobody can count them. */
  total: number | undefined;
}

/** The dealership's pages; the current one is underlined in its colour. */
export async function DealershipTabs({ dealership: { slug, customPage }, current, total }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  const overview = href(locale, 'dealership', { slug });
  const tabs = [
    { tab: 'overview', label: t('tabs.overview'), to: overview },
    { tab: 'cars', label: t('tabs.cars'), to: href(locale, 'dealershipListSearch', { slug }), count: total },
    { tab: 'info', label: t('tabs.info'), to: href(locale, 'dealershipInfo', { slug }) },
    ...(customPage ? [{ tab: 'page', label: customPage.title, to: `${overview}#${customPageAnchor}` }] : []),
  ];
  return (
    <nav aria-label={t('tabs.label')} className="mt-5 border-b border-line">
      <ul className="scroll-strip relative -mx-(--gutter) flex gap-x-6 px-(--gutter) md:gap-x-8">
        {tabs.map(({ tab, label, to, count }) => (
          <li key={tab} className="shrink-0">
            <Link
              href={to}
              aria-current={tab === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-3 border-transparent text-[0.9375rem] font-medium whitespace-nowrap text-text-2 hover:text-text aria-[current]:border-(--dealer) aria-[current]:text-text"
            >
              {label}
              {count !== undefined && <span className="text-xs text-text-3">{formatNumber(count, locale)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
