import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { feedRunsQuery } from '#domain/feeds/feeds.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { usualRange } from '#domain/feeds/usual-range.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { RunBars } from '../run-bars.tsx';
import { useRun } from './run-context.ts';

const maxBars = 14;

/** Whether so many refused cars are usual for this feed. */
export function TrendPanel() {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { id, run } = useRun();
  const runs = useQuery(feedRunsQuery(id)).data?.items ?? [];
  const shown = runs
    .filter(({ number, dry, state }) => number <= run.number && dry === run.dry && state === 'done')
    .slice(0, maxBars)
    .reverse();
  const counts = shown.map((each) => each.counts.refused);
  const usual = usualRange(counts);
  const [first] = shown;
  if (!first || !usual || shown.length < 2) return null;
  const { low, high } = usual;
  const range = [...new Set([low, high])].map((count) => formatNumber(count, locale)).join('–');
  return (
    <Panel title={t('trend.title')} intro={t('trend.of', { count: shown.length })}>
      <RunBars values={counts} label={t('trend.label', { last: counts.at(-1) ?? 0, usual: range })} />
      <p className="mt-1.5 flex justify-between gap-2 text-xs text-text-3">
        <span>{nearMoment(first.at, locale).split(',')[0]}</span>
        <span>{t('trend.usual', { usual: range })}</span>
        <b className="font-semi text-text">{t('trend.here', { count: run.counts.refused })}</b>
      </p>
    </Panel>
  );
}
