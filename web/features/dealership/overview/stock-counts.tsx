import type { DealershipLeftBar } from '@kardan/contract/calls/dealerships/dealerships';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { sectionFilters } from '@kardan/contract/values/sections';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { BarLink } from '@kardan/ui/content/bar-link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { MakeSign } from '#domain/makes/make-sign.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { StockOwner } from '#domain/search/url/search-state.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from '../panel.tsx';

/** What it has on offer by kind and make, counted; each leads to just these cars. */
export async function StockCounts({ dealership, leftBar }: { dealership: StockOwner; leftBar: DealershipLeftBar }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  const { total, sections, makes } = leftBar;
  const addressOf = (filters: SearchFilters) => searchAddress(locale, { dealership, filters });
  const largest = makes[0]?.count ?? 0;
  return (
    <Panel title={t('stock.title')}>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h3 className="mb-1 text-sm text-text-2">{t('stock.sections')}</h3>
          <ul>
            {sections.map(({ key, count }) => (
              <li key={key}>
                <BarLink
                  // As the filter that it is: a dealership has no page for each section.
                  href={addressOf(sectionFilters(key))}
                  rel="nofollow"
                  name={t(`section.${key}`)}
                  count={formatNumber(count, locale)}
                  share={count / total}
                />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-1 text-sm text-text-2">{t('stock.makes')}</h3>
          <ul className="gap-x-10 md:columns-2">
            {makes.map(({ slug: make, name, count }) => (
              <li key={make} className="break-inside-avoid">
                <BarLink
                  href={addressOf({ vehicles: [make] })}
                  sign={<MakeSign slug={make} name={name} />}
                  name={name}
                  count={formatNumber(count, locale)}
                  share={count / largest}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-5">
        <LinkButton
          href={href(locale, 'dealershipSearchStart', { slug: dealership.slug })}
          icon="search"
          rel="nofollow"
        >
          {t('stock.search')}
        </LinkButton>
      </div>
    </Panel>
  );
}
