import { useQuery } from '@tanstack/react-query';
import { isOperationRunning, operationsQuery } from '#domain/portal/health.ts';
import { FailedLists } from '#lib/api/failed-lists.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CancelButton } from './operation-row.tsx';
import { RunProgress } from './run-progress.tsx';

/** What is under way now, whoever started it; nothing where nothing is. */
export function RunsPanel() {
  const t = useTexts('portalHealth');
  const runs = useQuery(operationsQuery);
  const running = (runs.data?.items ?? []).filter(isOperationRunning);
  // Whoever starts something has to know what is under way.
  if (running.length === 0) return <FailedLists queries={[runs]} />;
  return (
    <Panel title={t('runs.title')}>
      <ul className="grid gap-4">
        {running.map((run) => (
          <li key={run.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-72">
              <h3 className="text-md! font-semi">{t(`op.${run.kind}.title`)}</h3>
              <RunProgress run={run} />
            </div>
            <CancelButton run={run} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
