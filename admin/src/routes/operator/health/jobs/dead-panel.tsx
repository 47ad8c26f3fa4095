import type { DeadJob, JobQueue } from '@kardan/contract/calls/operator/jobs';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deadJobsQuery, healthKeys } from '#domain/portal/health.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { wordsFor } from '../words-for.ts';
import { DeadRow } from './dead-row.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

/** Jobs that gave up: why, and what can be done with one, with all of a name, and with all there are. */
export function DeadPanel({ queues }: { queues: readonly JobQueue[] }) {
  const t = useTexts('portalHealth');
  const [name, setName] = useState('');
  const [discarded, setDiscarded] = useState<DeadJob | 'kind'>();
  const dead = useInfiniteQuery(deadJobsQuery(name));
  const retry = useChange((which: { id?: string; name?: string }) => api.retryDeadJobs({ body: which }), {
    stale: [healthKeys.jobs],
    onDone: ({ jobs }) => showToast({ text: t('dead.retried', { count: jobs }) }),
  });
  const withDead = queues.filter((queue) => queue.dead > 0);
  const isEmpty = dead.data?.pages[0]?.items.length === 0;
  return (
    <Panel
      title={t('dead.title')}
      intro={t('dead.intro')}
      actions={
        !isEmpty && (
          <Button
            variant="accent"
            icon="rotate-cw"
            busy={retry.isPending}
            onClick={() => retry.mutate(name ? { name } : {})}
          >
            {t(name ? 'dead.retryKind' : 'dead.retryAll')}
          </Button>
        )
      }
    >
      {(withDead.length > 1 || name) && (
        <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
          <Select
            label={t('dead.filter')}
            className="min-w-0 flex-1 basis-60 md:max-w-96"
            placeholder={t('dead.all')}
            value={name}
            options={withDead.map((queue) => ({ value: queue.name, label: wordsFor(t, 'job', queue.name) }))}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {name && (
            <Button icon="trash-2" onClick={() => setDiscarded('kind')}>
              {t('dead.discardKind')}
            </Button>
          )}
        </div>
      )}
      <Loaded query={dead} skeleton={<Skeleton className="h-40" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return (
              <p className="flex items-center gap-2 text-sm text-text-2">
                <Icon name="circle-check" size={18} className="text-accent-text" />
                {t('dead.none')}
              </p>
            );
          return (
            <ul className="grid">
              {items.map((job) => (
                <DeadRow
                  key={job.id}
                  job={job}
                  onRetry={() => retry.mutate({ id: job.id })}
                  onDiscard={() => setDiscarded(job)}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreRows query={dead} label={t('dead.more')} />
      {discarded && (
        <DiscardDialog
          which={discarded === 'kind' ? { name } : { id: discarded.id }}
          what={wordsFor(t, 'job', discarded === 'kind' ? name : discarded.name)}
          onClose={() => setDiscarded(undefined)}
        />
      )}
    </Panel>
  );
}
