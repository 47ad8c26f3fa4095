import { BarLink } from '@kardan/ui/content/bar-link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { MakeSign } from '#domain/makes/make-sign.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';

const shown = 18;

/** The makes with most used cars, each with a bar as long as its share of the largest. */
export async function MakeList({ home }: { home: Home }) {
  const makes = home.usedMakes.slice(0, shown);
  const largest = makes[0]?.count ?? 0;
  if (largest === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block
      title={t('makes.title')}
      more={{
        href: searchAddress(locale, { section: 'used' }),
        label: t('makes.more', { count: home.usedMakes.length }),
      }}
    >
      <ol className="gap-x-10 md:columns-2 lg:columns-3">
        {makes.map(({ slug, name, count }) => (
          <li key={slug} className="break-inside-avoid max-md:nth-[n+11]:hidden">
            <BarLink
              href={searchAddress(locale, { section: 'used', filters: { vehicles: [slug] } })}
              sign={<MakeSign slug={slug} name={name} />}
              name={name}
              count={formatNumber(count, locale)}
              share={count / largest}
            />
          </li>
        ))}
      </ol>
    </Block>
  );
}
