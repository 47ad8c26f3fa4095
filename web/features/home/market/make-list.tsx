import { currentLocale } from '#lib/current-locale.ts';
import { formatNumber } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';
import { MakeEmblem } from '#ui/car/make-emblem.tsx';
import { Block } from '../block.tsx';
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
      more={{ href: href(locale, 'usedCars'), label: t('makes.more', { count: home.usedMakes.length }) }}
    >
      <ol className="gap-x-10 md:columns-2 lg:columns-3">
        {makes.map(({ slug, name, count }) => (
          <li key={slug} className="break-inside-avoid max-md:nth-[n+11]:hidden">
            <Link
              href={href(locale, 'usedCarsMake', { make: slug })}
              className="group grid min-h-13 grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 py-1.5 text-sm"
            >
              <MakeEmblem
                slug={slug}
                name={name}
                size={30}
                className="row-span-2 text-text-2 transition-colors duration-(--t-fast) group-hover:text-text"
              />
              <span className="self-end truncate font-medium group-hover:underline group-hover:underline-offset-3">
                {name}
              </span>
              <span className="self-end text-xs text-text-3">{formatNumber(count, locale)}</span>
              <span aria-hidden="true" className="col-span-2 h-1 self-start bg-surface-3">
                <span
                  className="block h-full bg-chart-2 transition-colors duration-(--t-fast) group-hover:bg-accent-line"
                  style={{ width: `${(100 * count) / largest}%` }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Block>
  );
}
