import type { Desk } from '@kardan/contract/calls/operator/desk';
import { type DeskKind, deskKinds } from '@kardan/contract/values/desk';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { deskQuery } from '#domain/portal/desk.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { HealthStrip } from '#features/health-strip/health-strip.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { TabLinks } from '#lib/page/tab-links.tsx';
import { adminBase } from '#lib/router/admin-base.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { DeskRow } from './desk-row.tsx';

/** Where an operator begins: how the portal is, and what waits, by the day on which it must be done. */
export default function DeskPage() {
  const t = useTexts('portalDesk');
  const desk = useQuery(deskQuery);
  const kind = readKind(useSearch({ strict: false }));
  return (
    <>
      <PageHead
        title={t('title')}
        intro={desk.data && introOf(desk.data)}
        actions={
          <LinkButton href={`${adminBase}/new-dealer`} icon="plus">
            {t('newDealer')}
          </LinkButton>
        }
      />
      <HealthStrip />
      <Loaded query={desk} skeleton={<Skeleton className="h-80" />}>
        {(data) => (
          <>
            <Kinds counts={data.counts} current={kind} />
            <Waiting desk={data} kind={kind} />
          </>
        )}
      </Loaded>
    </>
  );

  function introOf({ items, counts }: Desk): string {
    const today = viennaDay(Date.now());
    const urgent = items.filter((item) => 'dueAt' in item && viennaDay(Date.parse(item.dueAt) - 1) <= today).length;
    return t(urgent > 0 ? 'introUrgent' : 'intro', { count: sum(counts), urgent });
  }
}

function Kinds({ counts, current }: { counts: Desk['counts']; current: DeskKind | undefined }) {
  const t = useTexts('portalDesk');
  const base = portalPath('desk');
  return (
    <div className="mt-4">
      <TabLinks
        label={t('which')}
        tabs={[
          { href: base, label: t('all'), count: sum(counts), current: current === undefined },
          ...deskKinds.map((kind) => ({
            href: `${base}?kind=${kind}`,
            label: t(`kind.${kind}`),
            count: counts[kind],
            current: kind === current,
          })),
        ]}
      />
    </div>
  );
}

function Waiting({ desk, kind }: { desk: Desk; kind: DeskKind | undefined }) {
  const t = useTexts('portalDesk');
  const items = desk.items.filter((item) => kind === undefined || item.kind === kind);
  if (items.length === 0)
    return (
      <EmptyState icon="circle-check" title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <ul aria-label={t('title')} className="overflow-hidden rounded-md border border-line bg-surface">
      {items.map((item) => (
        <DeskRow key={`${item.kind} ${item.id}`} item={item} />
      ))}
    </ul>
  );
}

function readKind(search: Record<string, unknown>): DeskKind | undefined {
  return deskKinds.find((kind) => kind === search.kind);
}

function sum(counts: Desk['counts']): number {
  return deskKinds.reduce((total, kind) => total + counts[kind], 0);
}
