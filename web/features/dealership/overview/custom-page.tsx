import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { sectionFilters } from '@kardan/contract/values/sections';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Markdown } from '@kardan/ui/markdown/markdown.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { customPageAnchor } from '../frame/dealership-tabs.tsx';
import { loadCustomPage } from '../load-details.ts';
import { Panel } from '../panel.tsx';

/** What a dealership has written itself, and from there to its cars: who comes by the tab has seen none of them. */
export async function CustomPagePanel({ dealership }: { dealership: DealershipProfile }) {
  const [locale, t, custom] = await Promise.all([currentLocale(), texts('dealership'), loadCustomPage(dealership)]);
  if (!custom) return null;
  const { page, leftBar } = custom;
  return (
    <Panel title={page.title} anchor={customPageAnchor}>
      <Markdown text={page.bodyMarkdown} headingLevel={3} pictureSource={(hash) => imagePath(hash, 828)} />
      {leftBar && leftBar.sections.length > 0 && (
        <nav
          aria-label={t('customPage.cars')}
          className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4 print:hidden"
        >
          {leftBar.sections.map(({ key, count }) => (
            <LinkButton
              key={key}
              href={searchAddress(locale, { dealership, filters: sectionFilters(key) })}
              rel="nofollow"
              size="sm"
            >
              {t(`section.${key}`)} <span className="font-regular text-text-3">{formatNumber(count, locale)}</span>
            </LinkButton>
          ))}
        </nav>
      )}
    </Panel>
  );
}
