import type { CreditCondition } from '@kardan/contract/calls/operator/credit-conditions';
import { type CreditConditionKind, creditConditionKinds } from '@kardan/contract/values/financing';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { creditConditionsQuery } from '#domain/portal/credit-examples.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ConditionDialog } from './condition-dialog.tsx';
import { ConditionRow } from './condition-row.tsx';
import { ExampleText } from './example-text.tsx';

/** What examples of credits and leases are reckoned with, by kind and validity, and how they read today. */
export default function CreditExamplesPage() {
  const t = useTexts('portalCredit');
  const conditions = useQuery(creditConditionsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <Button variant="accent" icon="plus" onClick={() => setAdding(true)}>
            {t('new')}
          </Button>
        }
      />
      <Loaded query={conditions} skeleton={<Skeleton className="h-[32rem]" />}>
        {({ items }) => (
          <>
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
              <div className="grid gap-4">
                {creditConditionKinds.map((kind) => (
                  <KindPanel key={kind} kind={kind} conditions={items.filter((each) => each.kind === kind)} />
                ))}
              </div>
              <Panel title={t('example.title')} intro={t('example.intro')}>
                <div className="grid gap-5">
                  {items.flatMap(({ id, state, terms }) =>
                    state === 'in-force' && terms.kind !== 'fees'
                      ? [<ExampleText key={id} rates={terms} title={t(`example.${terms.kind}`)} />]
                      : [],
                  )}
                </div>
              </Panel>
            </div>
            {isAdding && <ConditionDialog conditions={items} onClose={() => setAdding(false)} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function KindPanel({ kind, conditions }: { kind: CreditConditionKind; conditions: readonly CreditCondition[] }) {
  const t = useTexts('portalCredit');
  return (
    <Panel title={t(`kind.${kind}`)} intro={t(`kind.${kind}.text`)}>
      <ul className="-mb-3">
        {conditions.map((condition) => (
          <ConditionRow key={condition.id} condition={condition} />
        ))}
      </ul>
    </Panel>
  );
}
