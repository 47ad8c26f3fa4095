import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import { ProgressBar } from '@kardan/ui/feedback/progress-bar.tsx';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { wordsFor } from '../words-for.ts';

/** How far a run is, and who started it. */
export function RunProgress({ run: { state, phase, progress, total, at, by } }: { run: OperationRun }) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const moment = formatMoment(at, Date.now(), locale);
  const isFilled = total !== null && total > 0 && progress >= total;
  const label = isFilled && phase === null ? t('run.finishing') : t(`run.state.${state}`);
  return (
    <div className="mt-3 max-w-xl">
      <ProgressBar
        label={[label, phase && wordsFor(t, 'run.phase', phase)].filter(Boolean).join(', ')}
        text={total === null ? '' : t('run.progress', { done: progress, total })}
        done={progress}
        total={total ?? 1}
      />
      <p className="mt-1.5 text-xs text-text-3">
        {by === null ? t('run.startedByNobody', { moment }) : t('run.started', { moment, who: by })}
      </p>
    </div>
  );
}
