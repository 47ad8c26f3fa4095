import type { RegionInFigures } from '@kardan/contract/calls/regions/regional';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { districtAddress } from '../district-address.ts';

/** Every district by name, under its state. */
export async function DistrictIndex({ regions }: { regions: RegionInFigures[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  return (
    <Block title={t('country.districts')}>
      <div className="grid gap-8">
        {regions.map((region) => (
          <section
            key={region.slug}
            className="grid gap-x-8 gap-y-2 border-t border-line pt-4 lg:grid-cols-[11rem_1fr]"
          >
            <h3 className="text-md">
              <Link
                href={href(locale, 'regionalRegion', { region: region.slug })}
                className="underline-offset-3 hover:underline"
              >
                {region.name}
              </Link>
            </h3>
            <ul className="grid grid-cols-2 gap-x-5 md:grid-cols-3 xl:grid-cols-4">
              {region.districts.map(({ slug, name, count }) => (
                <li key={slug} className="min-w-0">
                  <Link
                    href={districtAddress(locale, { region, district: { slug } })}
                    className="flex min-h-11 items-center justify-between gap-2.5 py-1.5 text-sm leading-tight hover:text-accent-text pointer-fine:min-h-8"
                  >
                    <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">{name}</span>
                    {count !== null && <span className="text-xs text-text-3">{formatNumber(count, locale)}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Block>
  );
}
