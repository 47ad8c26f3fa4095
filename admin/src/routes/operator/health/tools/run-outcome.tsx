import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

type Result = NonNullable<OperationRun['result']>;

/** What came of a run that is over. */
export function RunOutcome({ run }: { run: OperationRun }) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  const { state, finishedAt, at, by, result, error, kind } = run;
  const moment = formatMoment(finishedAt ?? at, Date.now(), locale);
  const ended = t('run.ended', { state: t(`run.state.${state}`), moment, who: by ?? '–' });
  const isBad = state === 'failed' || (result !== null && faultsOf(result) > 0);
  const examples = result?.examples;
  return (
    <div className="mt-1.5 text-sm">
      {result && <p className={isBad ? 'font-medium text-alert' : undefined}>{words(t, kind, result)}</p>}
      {error && <p className="font-medium text-alert [overflow-wrap:anywhere]">{error}</p>}
      {Array.isArray(examples) && examples.length > 0 && (
        <p className="text-xs text-text-2 [overflow-wrap:anywhere]">{examples.join(' · ')}</p>
      )}
      <p className="mt-0.5 text-xs text-text-3">{ended}</p>
    </div>
  );
}

function number(result: Result, name: string): number {
  return Number(result[name] ?? 0);
}

function faultsOf(result: Result): number {
  return ['missing', 'superfluous', 'outdated', 'faults'].reduce((sum, name) => sum + number(result, name), 0);
}

function words(t: ReturnType<typeof useTexts<'portalHealth'>>, kind: OperationRun['kind'], result: Result): string {
  switch (kind) {
    case 'rebuild-listings':
    case 'rebuild-agents':
      return t('run.result.rebuild', { documents: number(result, 'documents'), index: String(result.index) });
    case 'compare-listings':
    case 'compare-agents':
      return faultsOf(result) === 0
        ? t('run.result.same')
        : t('run.result.differ', {
            missing: number(result, 'missing'),
            superfluous: number(result, 'superfluous'),
            outdated: number(result, 'outdated'),
          });
    case 'rate-prices':
      return t('run.result.rate', { changed: number(result, 'changed'), cars: number(result, 'cars') });
    case 'reencrypt-secrets':
      return t('run.result.reencrypt', { secrets: number(result, 'secrets') });
    case 'check-content':
      return t('run.result.content', { texts: number(result, 'texts'), faults: number(result, 'faults') });
  }
}
