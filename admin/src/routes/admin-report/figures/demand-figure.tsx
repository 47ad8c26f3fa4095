import type { DealershipStatistics, DemandedModel } from '@kardan/contract/calls/admin/statistics';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { agentsIn, demandDistricts } from '../words/demand-table.ts';
import { demandSummary, modelName } from '../words/summaries.ts';
import { useWords } from './use-words.ts';

type District = DemandedModel['districts'][number];

/** Rows that stand on the page; the file has all. */
const shown = 10;

/** What people in the country wait for, by model and district: counted from search agents, never a person. */
export function DemandFigure({ statistics: { demand } }: { statistics: DealershipStatistics }) {
  const words = useWords();
  const { t } = words;
  const districts = demandDistricts(demand);
  return (
    <FigurePanel
      title={t('demand.title')}
      summary={demandSummary(demand, words)}
      csv={{
        name: t('demand.title'),
        lines: () => [
          [t('demand.model'), ...districts.map(({ name }) => name), t('demand.all'), t('demand.inStock')],
          ...demand.map((row) => [
            modelName(row),
            ...districts.map(({ id }) => String(agentsIn(row, id) ?? '')),
            String(row.agents),
            String(row.inStock),
          ]),
        ],
      }}
    >
      {demand.length > 0 && (
        <>
          <DemandTable demand={demand.slice(0, shown)} districts={districts} />
          <DemandList demand={demand.slice(0, shown)} />
          <p className="mt-2.5 text-xs text-text-3">{t('demand.note')}</p>
        </>
      )}
    </FigurePanel>
  );
}

function DemandTable({ demand, districts }: { demand: readonly DemandedModel[]; districts: readonly District[] }) {
  const { t, locale } = useWords();
  const largest = Math.max(1, ...demand.flatMap((row) => row.districts.map(({ agents }) => agents)));
  return (
    <table className="w-full border-separate border-spacing-0.5 text-xs max-md:hidden">
      <caption className="sr-only">{t('demand.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className="px-1.5 py-1 text-left font-medium text-text-2">
            {t('demand.model')}
          </th>
          {districts.map((district) => (
            <th key={district.id} scope="col" className="p-1">
              <Plate district={district} />
            </th>
          ))}
          <th scope="col" className="px-1.5 text-right font-medium text-text-2">
            {t('demand.all')}
          </th>
          <th scope="col" className="px-1.5 text-right font-medium text-text-2">
            {t('demand.inStock')}
          </th>
        </tr>
      </thead>
      <tbody>
        {demand.map((row) => (
          <tr key={row.model.id}>
            <th scope="row" className="px-1.5 text-left font-medium">
              {modelName(row)}
            </th>
            {districts.map(({ id }) => {
              const agents = agentsIn(row, id);
              return agents === undefined ? (
                <td key={id} className="h-8.5 rounded-xs bg-surface-2 text-center text-text-3">
                  <span aria-hidden="true">&lt; 5</span>
                  <span className="sr-only">{t('demand.fewer')}</span>
                </td>
              ) : (
                <td
                  key={id}
                  className="h-8.5 rounded-xs text-center font-medium"
                  style={{ background: tint(agents / largest) }}
                >
                  {formatNumber(agents, locale)}
                </td>
              );
            })}
            <td className="px-1.5 text-right font-semi">{formatNumber(row.agents, locale)}</td>
            <td className="px-1.5 text-right text-text-2">{formatNumber(row.inStock, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Never so strong that the number on it could not be read in both themes. */
function tint(share: number): string {
  return `color-mix(in srgb, var(--chart-1) ${Math.round(4 + share * 36)}%, var(--surface-2))`;
}

/** On a phone each model with the places where most look for it. */
function DemandList({ demand }: { demand: readonly DemandedModel[] }) {
  const { t, locale } = useWords();
  return (
    <ul className="md:hidden">
      {demand.map((row) => (
        <li key={row.model.id} className="border-b border-line py-2.5 last:border-0">
          <p className="flex justify-between gap-3 text-sm">
            <b className="font-semi">{modelName(row)}</b>
            <span className="whitespace-nowrap">
              {formatNumber(row.agents, locale)}
              <span className="text-text-3">
                {' '}
                · {row.inStock} {t('demand.inStock')}
              </span>
            </span>
          </p>
          <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-text-2">
            {row.districts.slice(0, 4).map((district) => (
              <span key={district.id} className="inline-flex items-center gap-1.5">
                <Plate district={district} />
                {formatNumber(district.agents, locale)}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Plate({ district: { name, plate } }: { district: District }) {
  const { t } = useWords();
  if (plate === null) return <span className="text-text-2">{name}</span>;
  return (
    <span
      title={name}
      className="plate wide-sm inline-flex h-5 items-center rounded-xs pr-1.5 pl-2.25 text-2xs leading-none font-[640]"
    >
      <span aria-hidden="true">{plate}</span>
      <span className="sr-only">{t('demand.plate', { plate, district: name })}</span>
    </span>
  );
}
