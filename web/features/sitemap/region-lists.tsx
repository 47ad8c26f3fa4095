import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { regionNames } from '#lib/api/names.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Foldable } from './foldable.tsx';
import { LinkList } from './link-list.tsx';
import type { Overview } from './load-overview.ts';

/** Federal states, each opening to its districts; only the states while cars cannot be counted. */
export async function RegionLists({ regions }: { regions: Overview['regions'] | undefined }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('sitemap')]);
  if (!regions) {
    const names = [...(await regionNames(locale))];
    return (
      <Block title={t('regions.title')}>
        <LinkList links={names.map(([region, name]) => ({ href: href(locale, 'regionalRegion', { region }), name }))} />
      </Block>
    );
  }
  return (
    <Block title={t('regions.title')} note={t('regions.note')}>
      <div className="grid items-start gap-x-8 border-t border-line pt-1.5 md:grid-cols-2 xl:grid-cols-3">
        {regions.map(({ slug: region, name, count, districts }) => (
          <Foldable key={region} name={name} count={formatNumber(count, locale)}>
            <LinkList
              links={[
                { href: href(locale, 'regionalRegion', { region }), name: t('regions.all', { region: name }) },
                ...districts.map((district) => ({
                  href: href(locale, 'regionalDistrict', { region, district: district.slug }),
                  name: district.name,
                  count: formatNumber(district.count, locale),
                })),
              ]}
              className="text-text-2 *:first:basis-full *:first:font-medium *:first:text-text"
            />
          </Foldable>
        ))}
      </div>
    </Block>
  );
}
