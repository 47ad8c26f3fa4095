import type { ElectricModel } from '@kardan/contract/calls/pages/car-pages';
import type { Named } from '@kardan/contract/values/counted';
import { Block } from '@kardan/ui/content/block.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatNumber, formatPrice, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { consumptionWords } from '#domain/listing/official-words.ts';
import { ModelLink } from '#domain/search/model-link.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { duration, type ElectricTexts } from '../duration.ts';

/** Every electric model of a make that has cars, most cars first; each leads to its cars. */
export async function ElectricModels({ make, models }: { make: Named; models: ElectricModel[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  return (
    <Block title={t('models.title')} note={t('models.note')}>
      <Table
        caption={t('models.title')}
        columns={[
          {
            id: 'model',
            header: t('models.model'),
            main: true,
            cell: ({ slug, name, count }) => (
              <ModelLink
                href={searchAddress(locale, { section: 'electric', filters: { vehicles: [`${make.slug}/${slug}`] } })}
                name={name}
                cars={t('cars', { count })}
                rel="nofollow"
              />
            ),
          },
          {
            id: 'range',
            header: t('models.range'),
            numeric: true,
            cell: ({ rangeKm }) => whole(rangeKm, 'km', t, locale),
          },
          {
            id: 'winter',
            header: t('models.winter'),
            numeric: true,
            cell: ({ winterRangeKm }) => <b className="font-semi">{whole(winterRangeKm, 'km', t, locale)}</b>,
          },
          {
            id: 'consumption',
            header: t('models.consumption'),
            numeric: true,
            cell: ({ official }) => (
              <>
                {consumptionWords(official, locale, 'several-cars') ?? t('unknown')}
                <span className="block">{t('models.co2')}</span>
              </>
            ),
          },
          {
            id: 'battery',
            header: t('models.battery'),
            numeric: true,
            cell: ({ batteryKwh }) => tenths(batteryKwh, 'kWh', t, locale),
          },
          { id: 'charging', header: t('models.charging'), numeric: true, cell: (model) => charging(model, t, locale) },
          { id: 'price', header: t('models.price'), numeric: true, cell: (model) => price(model, t, locale) },
        ]}
        rows={models}
        keyOf={({ id }) => id}
      />
      <p className="mt-3 max-w-[80ch] text-xs text-text-3">{t('models.source')}</p>
    </Block>
  );
}

type Span = { min: number; max: number } | null;

function whole(span: Span, unit: string, t: ElectricTexts, locale: Locale): string {
  return written(span, unit, t, (value) => formatNumber(value, locale));
}

function tenths(span: Span, unit: string, t: ElectricTexts, locale: Locale): string {
  return written(span, unit, t, (value) => formatTenths(value, locale));
}

function written(span: Span, unit: string, t: ElectricTexts, write: (value: number) => string): string {
  if (!span) return t('unknown');
  const ends = span.min === span.max ? write(span.min) : `${write(span.min)}–${write(span.max)}`;
  return `${ends}\u00A0${unit}`;
}

function charging({ charging: power }: ElectricModel, t: ElectricTexts, locale: Locale) {
  if (!power) return t('unknown');
  return (
    <>
      {whole({ min: power.dcMinKw, max: power.dcMaxKw }, 'kW', t, locale)}
      {power.minutesTo80 !== null && (
        <span className="block text-xs text-text-3">
          {t('models.to80', { duration: duration(power.minutesTo80, t) })}
        </span>
      )}
    </>
  );
}

function price({ price: spread }: ElectricModel, t: ElectricTexts, locale: Locale) {
  if (!spread) return <span className="whitespace-normal">{t('plusNova')}</span>;
  return (
    <>
      <b className="font-semi">{t('from', { price: formatPrice(spread.minEur, locale) })}</b>
      {spread.maxEur > spread.minEur && (
        <span className="block text-xs text-text-3">{t('upTo', { price: formatPrice(spread.maxEur, locale) })}</span>
      )}
    </>
  );
}
