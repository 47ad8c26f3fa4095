import type { SectionKey } from '@kardan/contract/values/sections';
import { Block } from '@kardan/ui/content/block.tsx';
import { SectionTile } from '#domain/search/section-tile.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { href } from '#lib/routes/href.ts';
import { sectionRoutes } from '#lib/sitemaps/section-routes.ts';
import { texts } from '#lib/texts/texts.ts';

const keys = Object.keys(sectionRoutes) as SectionKey[];

/** The six sections side by side, each with its number of cars while it can be counted. */
export async function SectionList({ sections }: { sections: { section: SectionKey; count: number }[] | undefined }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('sitemap')]);
  const counts = new Map(sections?.map(({ section, count }) => [section, count]));
  return (
    <Block title={t('sections.title')}>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 xl:grid-cols-6">
        {keys.map((section) => {
          const count = counts.get(section);
          return (
            <li key={section}>
              <SectionTile
                section={section}
                href={href(locale, sectionRoutes[section].all)}
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
