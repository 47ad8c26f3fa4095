import { dealershipTag, listingTag } from '@kardan/contract/cache-tags';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { ComparedCar } from '@kardan/contract/calls/listings/saved-cars';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { loadFieldWords } from '#domain/listing/fields/load-field-words.ts';
import { listingName } from '#domain/listing/listing-name.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { texts } from '#lib/texts/texts.ts';
import { comparisonQuery } from '../car-ids.ts';
import type { CarParkTexts } from '../car-park-texts.ts';
import { CarsOutage } from '../cars-outage.tsx';
import { loadComparedCars } from '../load-cars.ts';
import { ShareButton } from '../share-button.tsx';
import { compareCars } from './compare-cars.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { NothingToCompare } from './nothing-to-compare.tsx';
import { PrintButton } from './print-button.tsx';
import { differencesOf } from './row-rules.ts';

interface Props {
  ids: number[];
  /** How many more the address names. */
  leftOut: number;
  differencesOnly: boolean;
}

/** Up to four cars side by side. Everything on it is a link or plain text: it can be sent, printed and read anywhere. */
export async function ComparisonPage({ ids, leftOut, differencesOnly }: Props) {
  const [words, t, common, answer] = await Promise.all([
    loadFieldWords(),
    texts('car-park'),
    texts('common'),
    loadComparedCars(ids),
  ]);
  const { locale } = words;
  if (answer.failed) return <CarsOutage failure={answer} />;
  const cars = answer.items.flatMap(({ listing }) => listing ?? []);
  const missing = answer.items.filter(({ listing }) => listing === null);
  const remarks = remarksOn(t, { cars, missing, leftOut });
  if (cars.length === 0) return <NothingToCompare remarks={remarks} isAsked={ids.length > 0} />;
  cachePage({
    seconds: 300,
    staleSeconds: 60,
    tags: [...ids.map(listingTag), ...cars.map(({ dealership }) => dealershipTag(dealership.id))],
  });
  const all = compareCars(cars, t, words);
  const narrowed = differencesOnly && cars.length > 1;
  const { groups, equal } = narrowed ? differencesOf(all) : { groups: all, equal: 0 };
  const path = href(locale, 'myCarParkComparison');
  const shownIds = cars.map(({ id }) => id);
  const address = (only: boolean) => path + comparisonQuery(shownIds, { differencesOnly: only });
  const title = t('comparison.titleOf', { cars: namesOf(cars, t) });
  return (
    <div className="page pt-4 print:p-0" data-comparison="">
      <div className="print:hidden">
        <Breadcrumb
          label={common('breadcrumb.label')}
          crumbs={[{ label: t('park.title'), href: href(locale, 'myCarPark') }, { label: t('comparison.title') }]}
        />
      </div>
      <h1 className="mt-1 text-2xl print:text-lg">{title}</h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-xs text-text-3">
        {t('comparison.asOf', { date: formatDay(new Date().toISOString(), locale) })}
        {cars.length > 1 && (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="circle-check" className="text-accent-text" />
            {t('comparison.best')}
          </span>
        )}
      </p>
      {remarks.map((remark) => (
        <p key={remark} className="mt-3 flex items-center gap-2 text-sm text-alert">
          <Icon name="circle-alert" />
          {remark}
        </p>
      ))}
      <div className="my-4 flex flex-wrap items-center gap-3 print:hidden">
        {cars.length > 1 && (
          <Segmented
            label={t('comparison.view')}
            segments={[
              { href: address(true), label: t('comparison.differences'), current: differencesOnly },
              { href: address(false), label: t('comparison.all'), current: !differencesOnly },
            ]}
          />
        )}
        <div className="flex flex-wrap items-center gap-3 md:ml-auto [@media(scripting:none)]:hidden">
          <ClientTexts namespace="car-park" only={['share']}>
            <ShareButton
              href={address(differencesOnly)}
              label={t('share.comparison')}
              title={title}
              copied={t('share.copied')}
            />
          </ClientTexts>
          <PrintButton label={t('comparison.print')} />
        </div>
      </div>
      <ComparisonTable cars={cars} groups={groups} differencesOnly={differencesOnly} t={t} locale={locale} />
      {narrowed && (
        <p className="mt-4 text-sm text-text-2">
          {groups.length === 0 ? t('comparison.noDifference') : t('comparison.equal', { count: equal })}
        </p>
      )}
    </div>
  );
}

/** "VW Golf, Škoda Octavia und Seat Leon" */
export function namesOf(cars: readonly ListingDetail[], t: CarParkTexts): string {
  const names = cars.map(listingName);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} ${t('comparison.and')} ${last}` : last;
}

interface Shown {
  cars: readonly ListingDetail[];
  missing: readonly ComparedCar[];
  leftOut: number;
}

/** What of the address could not be followed. */
function remarksOn(t: CarParkTexts, { cars, missing, leftOut }: Shown): string[] {
  return [
    ...missing.map(({ title, state }) =>
      t(state === 'sold' ? 'comparison.missingSold' : 'comparison.missing', {
        title: title ?? t('comparison.someCar'),
      }),
    ),
    ...(leftOut > 0 ? [t('comparison.leftOut', { count: leftOut })] : []),
    ...(cars.length === 1 ? [t('comparison.single')] : []),
  ];
}
