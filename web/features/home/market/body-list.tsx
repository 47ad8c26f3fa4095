import { optionLabels } from '@kardan/contract/labels/reference';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { Drawing } from '#lib/drawings/drawing.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';

/** Body types by how many cars there are, drawn to one scale. */
export async function BodyList({ home }: { home: Home }) {
  const bodies = home.bodies.filter(({ count }) => count > 0);
  if (bodies.length === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block title={t('bodies.title')}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-4 lg:grid-cols-5">
        {bodies.map(({ value, count }) => (
          <li key={value}>
            <Link
              href={searchAddress(locale, { filters: { body: [value] } })}
              rel="nofollow"
              className="group block border-b border-line pt-3 pb-2.5 transition-colors duration-(--t-fast) hover:border-accent-line"
            >
              <Drawing name={`body-${value}`} sizes="160px" className="h-auto w-full max-w-40" />
              <span className="mt-2 flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0 font-medium group-hover:underline group-hover:underline-offset-3">
                  {optionLabels[locale].body[value]}
                </span>
                <span className="text-xs text-text-3">{formatNumber(count, locale)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
