import type {
  DealershipStatistics,
  DemandedModel,
  ModelInStock,
  StatisticsPoint,
  StatisticsStageFigure,
} from '@kardan/contract/calls/admin/statistics';
import { formatNumber, formatShare, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import { changeOf } from '#domain/statistics/change.ts';
import type { Summary } from '#features/figures/figure-panel.tsx';
import type { Texts } from '#texts/german.ts';

/** What a drawing says, in one sentence: pure, so that each can be read in a test. */
export interface Words {
  t: Translator<Texts['statistics']>;
  locale: Locale;
}

export type SeriesMetric = 'impressions' | 'views' | 'contacts';

/** Within a twentieth of what is expected is as expected. */
const margin = 0.05;

export function standingOf({ ratio }: Pick<StatisticsStageFigure, 'ratio'>): 'more' | 'even' | 'less' {
  if (ratio === null || Math.abs(ratio - 1) <= margin) return 'even';
  return ratio > 1 ? 'more' : 'less';
}

/** The stage that costs most contacts. */
export function weakestStage(stages: readonly StatisticsStageFigure[]): StatisticsStageFigure | undefined {
  const weak = stages.filter((stage) => standingOf(stage) === 'less' && stage.lostContacts >= 1);
  return weak.toSorted((a, b) => b.lostContacts - a.lostContacts)[0];
}

export function stagesSummary(stages: readonly StatisticsStageFigure[], { t }: Words): Summary {
  const weakest = weakestStage(stages);
  if (weakest)
    return {
      said: t(`stages.weak.${weakest.stage}`),
      point: t('stages.lost', { count: Math.round(weakest.lostContacts) }),
    };
  const best = stages
    .filter((stage) => standingOf(stage) === 'more')
    .toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0))[0];
  return { said: best ? t(`stages.strong.${best.stage}`) : t('stages.even') };
}

export function seriesSummary(
  metric: SeriesMetric,
  { totals, previous, series }: Pick<DealershipStatistics, 'totals' | 'previous' | 'series'>,
  { t, locale }: Words,
): Summary {
  const like = expectedOf(metric, series);
  const change =
    like === null
      ? changeOf(totals[metric], previous[metric], locale)
      : changeOf(comparedCounts(metric, series), like, locale);
  const said = t(`series.said.${metric}`, { count: totals[metric] });
  const against = like === null ? 'before' : 'like';
  if (!change || change.direction === 'same') return { said, point: t(`series.${against}Same`) };
  return { said, point: t(`series.${against}${change.direction === 'up' ? 'Up' : 'Down'}`, { by: change.by }) };
}

/** What like cars got in the whole time; null where that is not known of each part of it. */
export function expectedOf(metric: SeriesMetric, series: DealershipStatistics['series']): number | null {
  const known = series.flatMap(({ expected }) => (expected ? [expected[metric]] : []));
  if (series.length === 0 || known.length < series.length) return null;
  return Math.round(known.reduce((all, count) => all + count, 0));
}

/** Own counts of a point: of the same cars where like ones stand beside them. */
export function ownCount(metric: SeriesMetric, point: StatisticsPoint, isCompared: boolean): number {
  return isCompared && point.expected ? point.expected.own[metric] : point[metric];
}

function comparedCounts(metric: SeriesMetric, series: readonly StatisticsPoint[]): number {
  return series.reduce((all, point) => all + ownCount(metric, point, true), 0);
}

/** A source brings clearly more contacts than visits, or most visits come from one. */
export function sourcesSummary(bySource: DealershipStatistics['bySource'], { t, locale }: Words): Summary {
  const views = bySource.reduce((all, { views: of }) => all + of, 0);
  const contacts = bySource.reduce((all, { contacts: of }) => all + of, 0);
  if (views === 0) return { said: t('sources.none') };
  const shares = bySource.map((row) => ({
    source: t(`source.${row.source}`),
    views: row.views / views,
    contacts: contacts === 0 ? 0 : row.contacts / contacts,
  }));
  const [good] = shares.toSorted((a, b) => b.contacts - b.views - (a.contacts - a.views));
  // A handful of contacts tells nothing of where they come from.
  if (good && contacts >= 10 && good.contacts - good.views >= 0.05)
    return {
      said: t('sources.said', { source: good.source, share: formatShare(good.views, locale) }),
      point: t('sources.point', { share: formatShare(good.contacts, locale) }),
    };
  const [most] = shares.toSorted((a, b) => b.views - a.views);
  return { said: t('sources.most', { source: most?.source ?? '', share: formatShare(most?.views ?? 0, locale) }) };
}

export function stockSummary(models: readonly ModelInStock[], { t }: Words): Summary {
  if (models.length === 0) return { said: t('stock.none') };
  const compared = models.flatMap((model) =>
    model.marketDaysSupply === null
      ? []
      : [{ name: modelName(model), longer: model.daysInStock - model.marketDaysSupply }],
  );
  if (compared.length === 0) return { said: t('stock.unknown') };
  const shorter = compared.filter(({ longer }) => longer < 0).length;
  const [worst] = compared.toSorted((a, b) => b.longer - a.longer);
  return {
    said: shorter === 0 ? t('stock.said.none') : t('stock.said', { count: shorter, all: compared.length }),
    ...(worst && worst.longer > 0 && { point: t('stock.point', { model: worst.name, count: worst.longer }) }),
  };
}

export function ratingsSummary(ratings: DealershipStatistics['stock']['ratings'], { t }: Words): Summary | undefined {
  const rated = ratings.filter(({ label }) => label !== 'unknown');
  const all = carsOf(rated);
  if (all === 0) return undefined;
  const good = rated.filter(({ label }) => label !== 'raised' && label !== 'high');
  return { said: t('ratings.said', { count: carsOf(good), all }) };
}

function carsOf(ratings: DealershipStatistics['stock']['ratings']): number {
  return ratings.reduce((all, { cars }) => all + cars, 0);
}

export function makesSummary(byMake: DealershipStatistics['byMake'], { t, locale }: Words): Summary | undefined {
  const contacts = byMake.reduce((all, row) => all + row.contacts, 0);
  const [most] = byMake.toSorted((a, b) => b.contacts - a.contacts || b.views - a.views);
  if (!most) return undefined;
  const make = most.make?.name ?? t('makes.unnamed');
  if (contacts === 0) return { said: t('makes.saidViews', { make }) };
  return { said: t('makes.said', { make, share: formatShare(most.contacts / contacts, locale) }) };
}

/** What is wanted most and not there; else what is wanted most. */
export function demandSummary(demand: readonly DemandedModel[], { t }: Words): Summary {
  const model = demand.find(({ inStock }) => inStock === 0) ?? demand[0];
  if (!model) return { said: t('demand.none') };
  const [district] = model.districts;
  const point = model.inStock === 0 ? t('demand.point.none') : t('demand.point', { count: model.inStock });
  if (!district) return { said: t('demand.saidAll', { agents: model.agents, model: modelName(model) }), point };
  const values = { agents: district.agents, district: district.name, model: modelName(model) };
  return { said: t('demand.said', values), point };
}

export function modelName({ make, model }: Pick<ModelInStock, 'make' | 'model'>): string {
  return model.name.startsWith(make.name) ? model.name : `${make.name} ${model.name}`;
}

/** 1.031: "3 % über Markt". */
export function positionWords(position: number, { t, locale }: Words): string {
  const percent = Math.abs(position - 1) * 100;
  if (percent < 0.5) return t('position.even');
  const by = `${percent < 10 ? formatTenths(percent, locale) : formatNumber(Math.round(percent), locale)}\u00A0%`;
  return t(position > 1 ? 'position.above' : 'position.below', { by });
}
