import type { ElectricDriving } from '@kardan/contract/calls/listings/electric-driving';
import { classes } from '@kardan/ui/classes.ts';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatMileage } from '@kardan/ui/formats/format.ts';
import { Plate } from '#domain/map/plate.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { ElectricOverview } from './load-electric.ts';
import { reachedPlace, roadEndKm, roadPlaces } from './road-places.ts';

interface Props {
  driving: ElectricDriving;
  extremes: ElectricOverview['extremes'];
}

const at = (km: number) => Math.min(100, (100 * km) / roadEndKm);

/** The middle car on offer on a ruler of road kilometres: its nose is where the range ends in winter on the motorway. */
export async function Reach({ driving, extremes }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  const winterKm = driving.ranges.at(-1)?.rangeKm ?? 0;
  const place = reachedPlace(winterKm);
  const nose = Math.min(Math.max(at(winterKm), 34), 78);
  return (
    <section aria-labelledby="reichweite" className="page mt-8">
      <h2 id="reichweite" className="sr-only">
        {t('reach.title')}
      </h2>
      <figure
        aria-label={t('reach.label', { km: winterKm, place: place.name, wltp: driving.rangeKm })}
        role="img"
        className="relative"
      >
        <div
          className="flex items-end gap-x-4 max-md:pl-0!"
          style={{ paddingLeft: `max(0px, ${nose}% - min(46%, 300px))` }}
        >
          {/* biome-ignore lint/performance/noImgElement: a drawing of ours in one fixed size */}
          <img
            src="/sections/electric.webp"
            alt=""
            width={440}
            height={220}
            decoding="async"
            className="h-auto w-[min(44vw,300px)] shrink-0"
          />
          <p className="min-w-0 pb-2">
            <b className="wide block text-2xl leading-tight font-semi whitespace-nowrap md:text-3xl">
              {formatMileage(winterKm, locale)}
            </b>
            <span className="text-sm text-text-2">{t('reach.to', { place: place.name })}</span>
          </p>
        </div>
        <div className="relative h-1.5 bg-surface-3">
          <span className="absolute inset-y-0 left-0 bg-accent-line" style={{ width: `${at(winterKm)}%` }} />
        </div>
        <div className="ruler h-2.5 -scale-y-100" />
        <ul className="relative h-14">
          {roadPlaces.map(({ code, name, km, on }) => (
            <li
              key={code}
              className={classes(
                'absolute top-1.5 flex flex-col items-start gap-1 text-2xs',
                km === 0 ? '' : km > 600 ? '-translate-x-full items-end' : '-translate-x-1/2 items-center',
                on === 'wide' && 'max-md:hidden',
                // Beyond the range it steps back by its colour: half-transparent words would be too faint to read.
                km > winterKm ? 'text-text-3' : 'text-text',
              )}
              style={{ left: `${at(km)}%` }}
            >
              <Plate code={code} label={t('reach.plate', { code })} />
              <span className="whitespace-nowrap max-md:sr-only">{t('reach.place', { place: name, km })}</span>
            </li>
          ))}
        </ul>
      </figure>
      <div className="mt-4 grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <Table
          caption={t('reach.table')}
          columns={[
            {
              id: 'condition',
              header: t('reach.condition'),
              main: true,
              cell: ({ condition }) => t(`condition.${condition}`),
            },
            {
              id: 'percent',
              header: t('reach.left'),
              numeric: true,
              cell: ({ percent }) => t('reach.percent', { percent }),
            },
            ...columnsOf(driving, extremes).map(({ id, ofCar }) => ({
              id,
              header: t(`reach.${id}`),
              numeric: true,
              cell: ({ condition }: Row) => (
                <span className={id === 'middle' ? 'font-semi' : undefined}>
                  {formatMileage(rangeOf(ofCar, condition), locale)}
                </span>
              ),
            })),
          ]}
          rows={driving.ranges}
          keyOf={({ condition }) => condition}
        />
        <p className="self-end text-xs text-text-3">{t('reach.note')}</p>
      </div>
    </section>
  );
}

type Row = ElectricDriving['ranges'][number];

function columnsOf(driving: ElectricDriving, extremes: Props['extremes']) {
  const middle = { id: 'middle', ofCar: driving } as const;
  if (!extremes) return [middle];
  return [{ id: 'shortest', ofCar: extremes.shortest }, middle, { id: 'longest', ofCar: extremes.longest }] as const;
}

function rangeOf({ ranges }: ElectricDriving, condition: Row['condition']): number {
  return ranges.find((range) => range.condition === condition)?.rangeKm ?? 0;
}
