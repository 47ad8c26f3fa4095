import type { OperationRun } from '@kardan/contract/calls/operator/operations';
import { cancellableOperations, type OperationKind } from '@kardan/contract/values/operations';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { healthKeys, isOperationRunning, operationsQuery } from '#domain/portal/health.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { RunOutcome } from './run-outcome.tsx';
import { RunProgress } from './run-progress.tsx';

/** Something that can be let run: what it does, how far it is, what came of it last, and the button. */
export function OperationRow({ kind }: { kind: OperationKind }) {
  const t = useTexts('portalHealth');
  const runs = useQuery(operationsQuery);
  const last = runs.data?.items.find((run) => run.kind === kind);
  const stale = [healthKeys.operations, healthKeys.index];
  const start = useChange(() => api.startOperation({ body: { kind } }), {
    stale,
    onDone: () => showToast({ text: t('run.started.toast') }),
  });
  const isRunning = last !== undefined && isOperationRunning(last);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-md! font-semi">{t(`op.${kind}.title`)}</h3>
        <p className="mt-0.5 max-w-[64ch] text-sm text-text-2">{t(`op.${kind}.text`)}</p>
        {last && isRunning && <RunProgress run={last} />}
        {last && !isRunning && <RunOutcome run={last} />}
        {!last && runs.data && <p className="mt-1.5 text-xs text-text-3">{t('run.never')}</p>}
      </div>
      {isRunning ? (
        <CancelButton run={last} />
      ) : (
        <Button icon="play" busy={start.isPending} onClick={() => start.mutate(undefined)}>
          {t(`op.${kind}.start`)}
          <span className="sr-only">: {t(`op.${kind}.title`)}</span>
        </Button>
      )}
    </li>
  );
}

/** Stops what can be stopped; what waits can always be. */
export function CancelButton({ run }: { run: OperationRun }) {
  const t = useTexts('portalHealth');
  const cancel = useChange(() => api.cancelOperation({ params: { runId: run.id } }), {
    stale: [healthKeys.operations],
  });
  if (run.state === 'running' && !cancellableOperations.includes(run.kind)) return null;
  return (
    <Button
      icon="x"
      busy={cancel.isPending || run.cancelAsked}
      busyLabel={t('run.cancelling')}
      onClick={() => cancel.mutate(undefined)}
    >
      {t('run.cancel')}
      <span className="sr-only">: {t(`op.${run.kind}.title`)}</span>
    </Button>
  );
}
