import { Block } from '@kardan/ui/content/block.tsx';
import { SectionTile } from '#domain/search/section-tile.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';
import { sectionRoutes, shownSections } from './section-routes.ts';

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
                href={href(locale, sectionRoutes[section])}
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
