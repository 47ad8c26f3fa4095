import { findingKinds } from '@kardan/contract/values/findings';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { findingsQuery } from '#domain/portal/findings.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { TabLinks } from '#lib/page/tab-links.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FindingCard } from './finding-card.tsx';
import { findingsPath, readFindingsQuestion } from './findings-address.ts';

/** What checks have found in the cars of all dealers, by kind; which kind, and whether open, stands in the address. */
export default function FindingsPage() {
  const t = useTexts('portalFindings');
  const question = readFindingsQuestion(useSearch({ strict: false }));
  const findings = useInfiniteQuery(findingsQuery(question));
  // A car is blocked at once, but what was found of it ends a moment later, by a job.
  const [settled, setSettled] = useState<readonly string[]>([]);
  const open = findings.data?.pages[0]?.open;
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <LinkButton href={portalPath('transparency')} icon="chart-column">
            {t('transparency')}
          </LinkButton>
        }
      />
      <TabLinks
        label={t('tabs')}
        tabs={findingKinds.map((kind) => ({
          href: findingsPath({ ...question, kind }),
          label: t(`kind.${kind}`),
          count: open?.[kind],
          current: kind === question.kind,
        }))}
      />
      <div className="mb-4">
        <Segmented
          label={t('states')}
          segments={(['open', 'decided'] as const).map((state) => ({
            href: findingsPath({ ...question, state }),
            label: t(`state.${state}`),
            current: state === question.state,
          }))}
        />
      </div>
      <Loaded query={findings} skeleton={<Skeleton className="h-96" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items).filter(({ id }) => !settled.includes(id));
          if (items.length === 0) {
            return (
              <EmptyState icon="circle-check" title={t(`empty.${question.state}`)}>
                {t(`empty.${question.state}Text`)}
              </EmptyState>
            );
          }
          return (
            <ul className="grid gap-4">
              {items.map((finding) => (
                <li key={finding.id}>
                  <FindingCard finding={finding} onSettled={() => setSettled((ids) => [...ids, finding.id])} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreRows query={findings} />
    </>
  );
}
