import type { SectionKey } from '@kardan/contract/values/sections';
import { Block } from '@kardan/ui/content/block.tsx';
import { SectionTile } from '#domain/search/section-tile.tsx';
import { shownSections } from '#domain/search/sections.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The six sections side by side, each with its number of cars while it can be counted. */
export async function SectionList({ sections }: { sections: { section: SectionKey; count: number }[] | undefined }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('sitemap')]);
  const counts = new Map(sections?.map(({ section, count }) => [section, count]));
  return (
    <Block title={t('sections.title')}>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 xl:grid-cols-6">
        {shownSections.map((section) => {
          const count = counts.get(section);
          return (
            <li key={section}>
              <SectionTile
                section={section}
                href={searchAddress(locale, { section })}
                name={t(`section.${section}`)}
                note={count !== undefined && t('cars', { count })}
              />
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
