import type { CostSource, ListingCosts } from '@kardan/contract/calls/listings/costs';
import { costParts } from '@kardan/contract/values/cost';
import type { Fuel } from '@kardan/contract/values/vehicle';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Accordion } from '@kardan/ui/content/accordion.tsx';
import { formatDay, formatMileage, formatNumber } from '@kardan/ui/formats/format.ts';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { choiceAddress, distanceChoices, type PageChoices } from '../page-choices.ts';
import { Panel, PanelFigure } from '../panel.tsx';
import { costAmountWords, costPartName, costSum, notCalculableWords } from './cost-words.ts';

interface Props {
  costs: ListingCosts;
  fuel: Fuel;
  choices: PageChoices;
  /** The page's own path. */
  path: string;
}

/** What the car costs a month, part by part; what cannot be calculated says what is missing. */
export async function MonthlyCosts({ costs, fuel, choices, path }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { parts, total, asOf } = costs;
  const amounts = costParts.flatMap((key) => {
    const part = parts[key];
    return 'notCalculable' in part ? [] : [{ key, eur: part.eurPerMonth }];
  });
  const sources = costParts.flatMap((key) => {
    const part = parts[key];
    return 'notCalculable' in part ? [] : part.sources.map((source) => ({ key, source }));
  });
  return (
    <Panel
      id="kosten"
      title={t('costs.title')}
      aside={total && <PanelFigure value={costSum(total, t, locale)} note={t('costs.note')} />}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <span className="text-xs text-text-2">{t('costs.distance')}</span>
        <Segmented
          label={t('costs.distance')}
          segments={distanceChoices.map((kmPerYear) => ({
            href: choiceAddress(path, { ...choices, kmPerYear }, 'kosten'),
            label: formatNumber(kmPerYear, locale),
            current: kmPerYear === costs.kmPerYear,
          }))}
        />
      </div>
      <div aria-hidden="true" className="flex h-3 gap-px">
        {amounts.map(({ key, eur }) => (
          <span key={key} style={{ flexGrow: eur, background: shade(key) }} />
        ))}
      </div>
      <dl className="mt-2 text-sm">
        {costParts.map((key) => {
          const part = parts[key];
          const calculable = !('notCalculable' in part);
          return (
            <div key={key} className="flex justify-between gap-5 border-t border-line py-2.5 first:border-0">
              <dt>
                <span
                  aria-hidden="true"
                  className="mr-2.5 inline-block size-2.5 rounded-[2px] ring-1 ring-line-strong ring-inset"
                  style={calculable ? { background: shade(key) } : undefined}
                />
                {costPartName(key, fuel, locale)}
                <span className="block pl-5 text-xs text-text-3">
                  {calculable
                    ? t(part.estimate ? 'costs.estimate' : 'costs.byLaw')
                    : notCalculableWords(part, t, locale)}
                </span>
              </dt>
              <dd className="text-right font-medium whitespace-nowrap">
                {calculable ? (
                  costAmountWords(part, locale)
                ) : (
                  <span className="text-text-3">{t('costs.notCalculable')}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-xs text-text-3">
        {t('costs.disclaimer', {
          distance: formatMileage(costs.kmPerYear, locale),
          years: costs.years,
          date: formatDay(asOf, locale),
        })}
      </p>
      <div className="mt-1 print:hidden">
        <Accordion title={t('costs.sources')}>
          <ul className="grid gap-1.5 text-xs text-text-2">
            {sources.map(({ key, source }) => (
              <li key={key + source.name}>
                {costPartName(key, fuel, locale)}: <Source source={source} />
              </li>
            ))}
          </ul>
        </Accordion>
      </div>
    </Panel>
  );
}

async function Source({ source: { name, url, asOf, assumption } }: { source: CostSource }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  return (
    <>
      {url ? (
        <TextLink href={url} target="_blank" rel="noopener nofollow" inline>
          {name}
        </TextLink>
      ) : (
        name
      )}
      , {t(assumption ? 'costs.assumption' : 'costs.sourceDate', { date: formatDay(asOf, locale) })}
    </>
  );
}

/** One colour, lighter from part to part: the order is that of the list. */
function shade(key: (typeof costParts)[number]): string {
  const share = 100 - costParts.indexOf(key) * 20;
  return `color-mix(in oklab, var(--chart-1) ${share}%, var(--surface-3))`;
}
