import type { Reach } from '@kardan/contract/calls/pages/reach';
import { BarLink } from '@kardan/ui/content/bar-link.tsx';
import { formatTenths } from '@kardan/ui/formats/format.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Which part of all views went to cars of which federal state. */
export async function RegionShares({ counted: { regions, views } }: { counted: NonNullable<Reach['counted']> }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('portal')]);
  const largest = Math.max(1, ...regions.map((region) => region.views));
  return (
    <>
      <h3 className="mt-6 mb-1">{t('reach.regions')}</h3>
      <ul className="gap-x-10 md:columns-2">
        {regions.map(({ slug, name, views: count }) => (
          <li key={slug} className="break-inside-avoid">
            <BarLink
              href={href(locale, 'regionalRegion', { region: slug })}
              name={name}
              count={`${formatTenths((count / views) * 100, locale)}\u00A0%`}
              share={count / largest}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
