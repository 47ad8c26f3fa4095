import { ApiError } from '@kardan/contract/client/api-error';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { RunState } from './run-state.tsx';
import { useBulkRun } from './use-bulk-run.ts';

/** The last bulk act, after its window is closed: how far it is, and the way back until it is put away. */
export function BulkStrip({ runId, onForget }: { runId: string; onForget: () => void }) {
  const t = useTexts('stock');
  const { run, error, undo } = useBulkRun(runId);
  const isGone = error instanceof ApiError && error.status === 404;
  const forget = useEffectEvent(onForget);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  if (!run || run.state === 'previewed') return null;
  const isOver = run.state === 'done' || run.state === 'undone';
  return (
    <section
      aria-label={t('bulk.last')}
      className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md border border-line bg-surface px-3.5 py-2.5"
    >
      <div className="min-w-0 flex-1 basis-60">
        <RunState run={run} />
      </div>
      {isOver && (
        <div className="flex flex-wrap gap-2">
          {run.state === 'done' && (
            <Button size="sm" icon="undo-2" busy={undo.isPending} onClick={() => undo.mutate(undefined)}>
              {t('bulk.undo')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={onForget}>
            {t('bulk.close')}
          </Button>
        </div>
      )}
    </section>
  );
}
