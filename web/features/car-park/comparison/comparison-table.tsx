import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { maxComparedCars } from '@kardan/contract/calls/listings/saved-cars';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { listingName } from '#domain/listing/listing-name.ts';
import { newCarFromDetail } from '#domain/saved-cars/new-car.ts';
import { href } from '#lib/routes/href.ts';
import { comparisonQuery } from '../car-ids.ts';
import type { CarParkTexts } from '../car-park-texts.ts';
import { CarHead } from './car-head.tsx';
import { AddLink } from './change-comparison.tsx';
import type { Cell, Row, RowGroup } from './row-rules.ts';

interface Props {
  cars: ListingDetail[];
  groups: readonly RowGroup[];
  differencesOnly: boolean;
  t: CarParkTexts;
  locale: Locale;
}

/** A row is a line of the table from md on; on a phone its name stands above the values, which scroll with the cars. */
const rowClasses = 'max-md:grid max-md:grid-cols-(--phone-columns)';
const nameClasses =
  'sticky left-0 z-10 bg-ground py-2 pr-4 text-left align-top text-sm font-regular text-text-2 max-md:col-span-full max-md:w-fit max-md:pb-0 max-md:text-2xs max-md:text-text-3 print:bg-transparent print:py-0.5 print:text-2xs print:leading-tight';
const valueClasses =
  'px-3 py-2 align-top text-sm [overflow-wrap:anywhere] max-md:pt-0.5 max-md:pl-0 print:py-0.5 print:text-2xs print:leading-tight';

export function ComparisonTable({ cars, groups, differencesOnly, t, locale }: Props) {
  const path = href(locale, 'myCarParkComparison');
  const without = (gone: number) =>
    path +
    comparisonQuery(
      cars.map(({ id }) => id).filter((id) => id !== gone),
      { differencesOnly },
    );
  const free = maxComparedCars - cars.length;
  const columns: Record<string, string> = {
    '--phone-columns': `repeat(${cars.length}, minmax(0, 1fr))`,
    '--phone-width': `max(100%, ${cars.length * 148}px)`,
    '--table-width': `${160 + cars.length * 168}px`,
  };
  return (
    <section
      aria-label={t('comparison.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
      tabIndex={0}
      style={columns}
      className="relative max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) print:mt-2 print:overflow-visible"
    >
      <table className="w-full border-collapse max-md:block max-md:w-(--phone-width) md:min-w-(--table-width) md:table-fixed lg:min-w-0 print:min-w-0">
        <caption className="sr-only">{t('comparison.title')}</caption>
        {/* On paper it stands once: each group names the cars again. */}
        <thead className="max-md:block print:table-row-group">
          <tr className={rowClasses}>
            <th
              scope="col"
              className="sticky left-0 z-10 w-44 bg-ground align-bottom print:bg-transparent max-md:hidden lg:w-52"
            >
              <span className="sr-only">{t('comparison.of')}</span>
              {free > 0 && (
                <span className="block pb-1 text-left font-regular print:hidden">
                  <span className="block text-xs text-text-3">{t('comparison.addHint', { count: free })}</span>
                  <AddLink
                    cars={cars.map(newCarFromDetail)}
                    href={href(locale, 'usedCars')}
                    label={t('comparison.add')}
                  />
                </span>
              )}
            </th>
            {cars.map((car) => (
              <th key={car.id} scope="col" className="px-3 pb-3 text-left align-top max-md:pl-0">
                <CarHead car={car} withoutHref={without(car.id)} t={t} locale={locale} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.key} className="max-md:block">
            <tr className={`${rowClasses} lg:sticky lg:top-[69px] lg:z-20 print:static print:break-after-avoid`}>
              <th
                scope="rowgroup"
                className="wide-sm sticky left-0 z-10 border-b border-line-strong bg-ground pt-6 pb-2 text-left align-bottom text-md font-semi print:bg-transparent print:pt-3 print:pb-0.75 print:text-xs max-md:col-span-full max-md:w-fit max-md:border-0 max-md:pb-1"
              >
                {group.label}
              </th>
              {cars.map((car) => (
                <td
                  key={car.id}
                  aria-hidden="true"
                  // Below the first group's name the cars have just been named.
                  className={`truncate border-b border-line-strong bg-ground px-3 pt-6 pb-2 align-bottom text-xs text-text-3 print:bg-transparent print:pt-3 print:pb-0.75 print:text-2xs max-md:pt-0 max-md:pl-0 ${index === 0 ? 'max-md:hidden' : ''}`}
                >
                  {listingName(car)},{' '}
                  {car.novaIncluded
                    ? formatPrice(car.priceEur, locale)
                    : t('pricePlusNova', { price: formatPrice(car.priceEur, locale) })}
                </td>
              ))}
            </tr>
            {group.rows.map((row) => (
              <ComparedRow key={row.key} row={row} cars={cars} t={t} />
            ))}
          </tbody>
        ))}
      </table>
      {free > 0 && (
        <div className="mt-4 md:hidden print:hidden">
          <AddLink cars={cars.map(newCarFromDetail)} href={href(locale, 'usedCars')} label={t('comparison.add')} />
        </div>
      )}
    </section>
  );
}

function ComparedRow({ row, cars, t }: { row: Row; cars: ListingDetail[]; t: CarParkTexts }) {
  return (
    <tr className={`${rowClasses} border-b border-line break-inside-avoid`}>
      <th scope="row" className={nameClasses}>
        {row.label}
      </th>
      {cars.map((car, index) => (
        <td key={car.id} className={valueClasses}>
          <Value cell={row.cells[index] ?? { text: undefined }} t={t} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { text, has, best }, t }: { cell: Cell; t: CarParkTexts }) {
  if (has !== undefined) {
    return (
      <span className="relative inline-flex items-center">
        <Icon name={has ? 'check' : 'minus'} className={has ? 'text-text' : 'text-text-3'} />
        <span className="sr-only">{t(has ? 'row.yes' : 'row.no')}</span>
      </span>
    );
  }
  if (text === undefined) return <span className="text-xs text-text-3">{t('comparison.unknown')}</span>;
  if (!best) return text;
  return (
    <span className="relative inline-flex items-start gap-1.5 font-semi">
      {text}
      <Icon name="circle-check" className="mt-0.5 text-accent-text" />
      <span className="sr-only">, {t('comparison.best')}</span>
    </span>
  );
}
