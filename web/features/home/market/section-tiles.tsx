import { Block } from '@kardan/ui/content/block.tsx';
import { SectionTile } from '#domain/search/section-tile.tsx';
import { shownSections } from '#domain/search/sections.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';

/** The six sections of the site, each with a car of its kind. */
export async function SectionTiles({ home }: { home: Home | undefined }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  const counts = new Map(home?.sections.map(({ key, count }) => [key, count]));
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
