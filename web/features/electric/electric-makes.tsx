import type { ElectricMake } from '@kardan/contract/calls/pages/car-pages';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { SpanBar } from '@kardan/ui/content/span-bar.tsx';
import { formatMileage, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { consumptionWords } from '#domain/listing/official-words.ts';
import { MakeSign } from '#domain/makes/make-sign.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { ElectricTexts } from './duration.ts';

const shown = 12;
const priceEndEur = 80_000;

/** Makes with the span of their ranges and prices on two shared scales, most cars first. */
export async function ElectricMakes({ makes, listHref }: { makes: ElectricMake[]; listHref: string }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  if (makes.length === 0) return null;
  const byCount = makes.toSorted((a, b) => b.count - a.count);
  const rangeTo = Math.max(...makes.map(({ rangeKm }) => rangeKm?.max ?? 0));
  const rows = (part: ElectricMake[]) => (
    <ul>
      {part.map((make) => (
        <li key={make.id}>
          <MakeRow make={make} rangeTo={rangeTo} t={t} locale={locale} />
        </li>
      ))}
    </ul>
  );
  const rest = byCount.slice(shown);
  return (
    <Block
      title={t('makes.title')}
      note={t('makes.note')}
      more={{ href: listHref, label: t('makes.allCars'), rel: 'nofollow' }}
    >
      {rows(byCount.slice(0, shown))}
      {rest.length > 0 && (
        <details className="smooth-details mt-2">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-medium text-accent-text hover:underline hover:underline-offset-3 pointer-coarse:min-h-11">
            {t('makes.more', { count: rest.length })}
          </summary>
          {rows(rest)}
        </details>
      )}
    </Block>
  );
}

interface RowProps {
  make: ElectricMake;
  rangeTo: number;
  t: ElectricTexts;
  locale: Locale;
}

function MakeRow({ make, rangeTo, t, locale }: RowProps) {
  const { slug, name, count, rangeKm, price, official } = make;
  const consumption = consumptionWords(official, locale, 'several-cars');
  return (
    <Link
      href={href(locale, 'electricMake', { make: slug })}
      className="group grid grid-cols-2 items-center gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,220px)_1fr_1fr]"
    >
      <span className="flex items-center gap-3.5 max-md:col-span-2">
        <MakeSign slug={slug} name={name} />
        <span className="min-w-0">
          <span className="block truncate text-sm font-medium group-hover:underline group-hover:underline-offset-3">
            {name}
          </span>
          <span className="text-xs text-text-3">{t('cars', { count })}</span>
        </span>
      </span>
      {rangeKm ? (
        <SpanBar {...rangeKm} scale={{ from: 0, to: rangeTo }} tone="accent">
          {rangeKm.min === rangeKm.max
            ? formatMileage(rangeKm.min, locale)
            : t('makes.range', { from: rangeKm.min, to: rangeKm.max })}
          {consumption && <span className="block text-text-3">{t('consumption', { consumption })}</span>}
        </SpanBar>
      ) : (
        <span className="text-xs text-text-3">{t('unknown')}</span>
      )}
      {price ? (
        <SpanBar min={price.minEur} max={price.maxEur} middle={price.medianEur} scale={{ from: 0, to: priceEndEur }}>
          {price.minEur === price.maxEur
            ? formatPrice(price.minEur, locale)
            : t('makes.price', { from: formatPrice(price.minEur, locale), to: formatPrice(price.maxEur, locale) })}
        </SpanBar>
      ) : (
        <span className="text-xs text-text-3">{t('plusNova')}</span>
      )}
    </Link>
  );
}
