import type { BulkRun } from '@kardan/contract/calls/stock/stock-list';
import { ProgressBar } from '@kardan/ui/feedback/progress-bar.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** How far a bulk act is, or what it has done. */
export function RunState({ run }: { run: BulkRun }) {
  const t = useTexts('stock');
  const locale = useLocale();
  const { state, total, finished, refused } = run;
  if (state === 'running' || state === 'undoing') {
    const text = t('bulk.progress', { done: formatNumber(finished, locale), total: formatNumber(total, locale) });
    return <ProgressBar label={t(`bulk.${state}`)} text={text} done={finished} total={total} />;
  }
  const changed = total - refused;
  return (
    <p role="status" className="text-sm">
      <b className="font-semi">{t(`bulk.${state}`, { count: changed, number: formatNumber(changed, locale) })}</b>{' '}
      {refused > 0 && t('bulk.refused', { count: refused, number: formatNumber(refused, locale) })}
    </p>
  );
}
