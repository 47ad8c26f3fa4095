import { Block } from '@kardan/ui/content/block.tsx';
import { SectionTile } from '#domain/search/section-tile.tsx';
import { shownSections } from '#domain/search/sections.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { StockedArea } from '../area-view.ts';

/** The sections of the site that have cars here; nothing where all are in one. */
export async function Sections({ area: { filters, offers } }: { area: StockedArea }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const counts = new Map(offers.sections.map(({ key, count }) => [key, count]));
  const stocked = shownSections
    .map((section) => ({ section, count: counts.get(section) ?? 0 }))
    .filter(({ count }) => count > 0);
  if (stocked.length < 2) return null;
  return (
    <Block title={t('sections.title')}>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 xl:grid-cols-6">
        {stocked.map(({ section, count }) => (
          <li key={section}>
            <SectionTile
              section={section}
              href={searchAddress(locale, { section, filters })}
              rel="nofollow"
              name={t(`section.${section}`)}
              note={t('cars', { count })}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}
