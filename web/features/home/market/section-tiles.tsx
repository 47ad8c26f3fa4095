import { currentLocale } from '#lib/current-locale.ts';
import { Link } from '#lib/link.tsx';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import { Block } from '../block.tsx';
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
              <Link
                href={href(locale, sectionRoutes[section])}
                className="group block h-full overflow-hidden rounded-md border border-line bg-surface p-3 transition-colors duration-(--t-fast) hover:border-accent-line md:p-4"
              >
                {/* biome-ignore lint/performance/noImgElement: a drawing of ours in one fixed size */}
                <img
                  src={`/sections/${section}.webp`}
                  alt=""
                  width={440}
                  height={220}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full transition-transform duration-(--t-slow) ease-out group-hover:-translate-x-1.5"
                />
                <span className="wide-sm mt-3 block text-[clamp(0.8125rem,3.9vw,0.9375rem)] font-semi">
                  {t(`section.${section}`)}
                </span>
                <span className="block min-h-5 text-xs text-text-3">{count !== undefined && t('cars', { count })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
