import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { Drawing } from '#lib/drawings/drawing.tsx';
import type { HomeTexts } from '../home-texts.ts';
import { type PriceSkyline, skylineEndEur } from './price-skyline.ts';

const labelsEur = [0, 25_000, 50_000, 75_000, 100_000];

/** The whole market by price as a skyline, with a car parked before its flat end. */
export function SkylineFigure({
  skyline,
  t,
  locale,
}: {
  skyline: PriceSkyline | undefined;
  t: HomeTexts;
  locale: Locale;
}) {
  const max = formatPrice(skylineEndEur, locale);
  return (
    <figure>
      <div {...(skyline && { role: 'img', 'aria-label': t('skyline.label', { max }) })}>
        <div className="relative h-36 md:h-52">
          {skyline?.bars.map(({ left, width, height }) => (
            <span
              key={left}
              className="absolute bottom-0 border-t-2 border-chart-2 bg-surface-3"
              style={{ left: `${left}%`, width: `calc(${width}% - 2px)`, height: `${height}%` }}
            />
          ))}
          {skyline && (
            <Median skyline={skyline} label={t('skyline.median', { price: formatPrice(skyline.medianEur, locale) })} />
          )}
          <HeroCar />
        </div>
        {skyline ? <Scale locale={locale} /> : <div className="border-t-2 border-text-2" />}
      </div>
      {skyline && (
        <figcaption className="mt-3 max-w-[62ch] text-xs text-text-3">
          {t('skyline.caption', { price: formatPrice(skyline.medianEur, locale), max })}
        </figcaption>
      )}
    </figure>
  );
}

function Median({ skyline, label }: { skyline: PriceSkyline; label: string }) {
  return (
    <span className="absolute inset-y-0 w-0.5 -translate-x-px bg-text" style={{ left: `${skyline.medianAt}%` }}>
      <span className="wide-sm absolute -top-1 left-0 rounded-xs rounded-l-none bg-inverse px-2 py-0.75 text-xs font-semi whitespace-nowrap text-on-inverse">
        {label}
      </span>
    </span>
  );
}

function HeroCar() {
  return (
    <Drawing
      name="hero"
      sizes="(width >= 1192px) 360px, (width >= 1024px) 280px, 53vw"
      priority
      className="absolute right-0 -bottom-1.5 h-auto w-[53%]"
    />
  );
}

/** Ticks hang below the line that everything stands on. */
function Scale({ locale }: { locale: Locale }) {
  return (
    <>
      <div className="ruler h-2.5 -scale-y-100" />
      <div className="relative h-5 text-2xs text-text-3">
        {labelsEur.map((priceEur) => (
          <span
            key={priceEur}
            className="absolute top-0.5 -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: `${(100 * priceEur) / skylineEndEur}%` }}
          >
            {formatNumber(priceEur, locale)}
          </span>
        ))}
      </div>
    </>
  );
}
