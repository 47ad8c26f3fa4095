import type { JobQueue } from '@kardan/contract/calls/operator/jobs';
import { classes } from '@kardan/ui/classes.ts';
import { type Column, Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDuration } from '#domain/portal/duration.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { wordsFor } from '../words-for.ts';

/** Every queue with what waits in it; those with nothing in them are shown where somebody asks for them. */
export function QueuesPanel({ query }: { query: UseQueryResult<{ items: JobQueue[] }> }) {
  const t = useTexts('portalHealth');
  const [onlyBusy, setOnlyBusy] = useState(true);
  return (
    <Panel
      title={t('jobs.title')}
      intro={t('jobs.intro')}
      actions={
        <Checkbox
          label={t('jobs.onlyBusy')}
          checked={onlyBusy}
          onChange={({ currentTarget }) => setOnlyBusy(currentTarget.checked)}
        />
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
        {({ items }) => <Queues queues={onlyBusy ? items.filter(isBusy) : items} />}
      </Loaded>
    </Panel>
  );
}

function isBusy({ queued, active, retry, dead }: JobQueue): boolean {
  return queued + active + retry + dead > 0;
}

function Queues({ queues }: { queues: readonly JobQueue[] }) {
  const t = useTexts('portalHealth');
  const locale = useLocale();
  if (queues.length === 0) return <p className="text-sm text-text-2">{t('jobs.idle')}</p>;
  const counted = (name: 'queued' | 'active' | 'retry' | 'dead'): Column<JobQueue> => ({
    id: name,
    header: t(`jobs.${name}`),
    numeric: true,
    cell: ({ [name]: count }) => (
      <span
        className={classes(
          count === 0 && 'text-text-3',
          count > 0 && (name === 'dead' || name === 'retry') && 'font-semi text-alert',
        )}
      >
        {formatNumber(count, locale)}
      </span>
    ),
  });
  return (
    <Table
      caption={t('jobs.title')}
      rows={queues}
      keyOf={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: t('jobs.name'),
          main: true,
          cell: ({ name }) => (
            <>
              <b className="block font-medium">{wordsFor(t, 'job', name)}</b>
              <span className="text-2xs text-text-3">{name}</span>
            </>
          ),
        },
        counted('queued'),
        counted('active'),
        counted('retry'),
        counted('dead'),
        {
          id: 'oldest',
          header: t('jobs.oldest'),
          numeric: true,
          cell: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : shortDuration(oldestSeconds)),
        },
      ]}
    />
  );
}
