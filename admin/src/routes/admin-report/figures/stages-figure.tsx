import type { DealershipStatistics, StatisticsStageFigure } from '@kardan/contract/calls/admin/statistics';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { ExpectationRuler } from '@kardan/ui/charts/expectation-ruler.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { formatNumber, formatPercent } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { isStaff } from '#domain/account/rights.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { FigurePanel } from '#features/figures/figure-panel.tsx';
import { stagesSummary, standingOf, weakestStage } from '../words/summaries.ts';
import { useWords } from './use-words.ts';

const icons = { shown: 'layers', opened: 'eye', contacted: 'message-square' } as const;
/** Cars of the stock that hold a stage back. */
const carsBehind = { shown: 'offers?maxScore=79', opened: 'offers?maxPictures=9', contacted: 'offers?aboveBand=true' };

/** How many of those who saw a car opened it, and how many of those wrote or called: each against like cars. */
export function StagesFigure({
  statistics: { stages },
  isFiltered,
}: {
  statistics: DealershipStatistics;
  isFiltered: boolean;
}) {
  const words = useWords();
  const { t, locale } = words;
  const weakest = weakestStage(stages);
  if (stages.length === 0)
    return (
      <FigurePanel title={t('stages.title')}>
        <p className="text-sm text-text-2">{t(isFiltered ? 'stages.noneFiltered' : 'stages.none')}</p>
      </FigurePanel>
    );
  const head = [t('stages.title'), t('series.own'), t('series.likeShort'), '%', `% ${t('series.likeShort')}`];
  const percent = (rate: number | null) => (rate === null ? '' : formatPercent(rate * 100, locale));
  return (
    <FigurePanel
      title={t('stages.title')}
      summary={stagesSummary(stages, words)}
      csv={{
        name: t('stages.title'),
        lines: () => [
          head,
          ...stages.map(({ stage, count, expectedCount, rate, expectedRate }) => [
            t(`stages.${stage}`),
            String(count),
            String(Math.round(expectedCount)),
            percent(rate),
            percent(expectedRate),
          ]),
        ],
      }}
    >
      <ol className="grid gap-3 lg:grid-cols-3 lg:gap-7 print:grid-cols-3">
        {stages.map((stage) => (
          <Stage key={stage.stage} stage={stage} isWeakest={stage === weakest} />
        ))}
      </ol>
    </FigurePanel>
  );
}

function Stage({ stage: figure, isWeakest }: { stage: StatisticsStageFigure; isWeakest: boolean }) {
  const { t, locale } = useWords();
  const { slug, role } = useDealership();
  const { stage, count, expectedCount, rate, expectedRate, ratio, lowRatio, highRatio } = figure;
  const percent = (value: number | null) => (value === null ? '–' : formatPercent(value * 100, locale));
  return (
    <li
      className={classes(
        'relative rounded-sm border p-4',
        isWeakest ? 'border-accent-line' : 'border-line',
        // The way from stage to stage.
        "lg:not-first:before:absolute lg:not-first:before:top-11 lg:not-first:before:-left-5 lg:not-first:before:size-3 lg:not-first:before:rotate-45 lg:not-first:before:border-t-2 lg:not-first:before:border-r-2 lg:not-first:before:border-line-strong lg:not-first:before:content-['']",
      )}
    >
      <h3 className="flex items-center gap-2 text-sm font-medium text-text-2">
        <Icon name={icons[stage]} size={16} />
        {t(`stages.${stage}`)}
      </h3>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">
        <b className="wide text-[1.5rem] leading-tight font-bold">
          {stage === 'shown' ? formatNumber(count, locale) : percent(rate)}
        </b>
        <span className="text-xs text-text-2">
          {stage === 'shown'
            ? t('stages.expectedCount', { value: Math.round(expectedCount) })
            : t(stage === 'opened' ? 'stages.ofShown' : 'stages.ofOpened', { value: percent(expectedRate) })}
        </span>
      </p>
      {ratio !== null && (
        <div className="mt-3">
          <ExpectationRuler
            value={ratio}
            expected={1}
            middleHalf={lowRatio !== null && highRatio !== null ? { low: lowRatio, high: highRatio } : undefined}
            labels={{ low: t('stages.low'), expected: t('stages.like'), high: t('stages.high') }}
          />
        </div>
      )}
      <p className="mt-3 text-xs text-text-2">
        <b className="font-semi text-text">
          {isWeakest
            ? t('stages.is.lost', { count: Math.round(figure.lostContacts) })
            : t(`stages.is.${standingOf(figure)}`)}
        </b>{' '}
        {t(`stages.advice.${stage}`)}{' '}
        {isWeakest && isStaff(role) && (
          <TextLink href={dealershipPath(slug, carsBehind[stage])} inline className="print:hidden">
            {t(`stages.cars.${stage}`)}
          </TextLink>
        )}
      </p>
    </li>
  );
}
