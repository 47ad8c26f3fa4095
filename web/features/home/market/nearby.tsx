import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { AustriaMap } from '#domain/map/areas/austria-map.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';

/** The cars of each federal state, on a map of Austria. */
export async function Nearby({ home }: { home: Home }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block
      title={t('near.title')}
      note={t('near.note')}
      more={{ href: href(locale, 'regional'), label: t('near.more') }}
    >
      <AustriaMap
        areas={home.regions.map(({ slug, name, count }) => ({
          slug,
          name,
          count,
          href: href(locale, 'regionalRegion', { region: slug }),
        }))}
        label={t('near.map')}
        formatCount={(count) => formatNumber(count, locale)}
        describeCount={(count) => t('cars', { count })}
      />
    </Block>
  );
}
