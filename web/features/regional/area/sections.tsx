import type { SectionKey } from '@kardan/contract/values/sections';
import { Block } from '@kardan/ui/content/block.tsx';
import { SectionTile } from '#domain/search/section-tile.tsx';
import { texts } from '#lib/texts/texts.ts';
import type { RegionalLinks } from '../regional-links.ts';
import type { StockedArea } from './area-view.ts';

/** In the order in which visitors look for them. */
const shown: SectionKey[] = ['used', 'new', 'one-year', 'electric', 'cabriolet', 'old-timer'];

/** The sections of the site that have cars here; nothing where all are in one. */
export async function Sections({ area: { filters, offers }, links }: { area: StockedArea; links: RegionalLinks }) {
  const t = await texts('regional');
  const counts = new Map(offers.sections.map(({ key, count }) => [key, count]));
  const stocked = shown
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
              href={links.cars(filters, { section })}
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
