import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isManager } from '#domain/account/rights.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { webhooksQuery } from '#domain/webhooks/webhooks.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { OwnersOnly } from '../owners-only.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { type NewSecret, WebhookSecret } from './webhook-secret.tsx';

/** Where a dealer's systems are told of what happens here; each with how it goes. */
export default function WebhooksPage() {
  const t = useTexts('webhooks');
  const { role } = useDealership();
  if (!isManager(role)) return <OwnersOnly title={t('ownersTitle')}>{t('ownersText')}</OwnersOnly>;
  return <Webhooks />;
}

function Webhooks() {
  const t = useTexts('webhooks');
  const dealership = useDealership();
  const webhooks = useQuery(webhooksQuery(dealership.slug));
  const [isMaking, setMaking] = useState(false);
  const [told, setTold] = useState<NewSecret>();
  const makeButton = isChangeable(dealership) && (
    <Button variant="accent" icon="plus" onClick={() => setMaking(true)}>
      {t('new')}
    </Button>
  );
  const isEmpty = webhooks.data?.items.length === 0;
  return (
    <Panel title={t('title')} intro={t('intro')} actions={!isEmpty && makeButton}>
      <Loaded query={webhooks} skeleton={<Skeleton className="h-48" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="send" headingLevel={3} title={t('empty.title')} action={makeButton}>
              {t('empty.text')}
            </EmptyState>
          ) : (
            <ul aria-label={t('list')}>
              {items.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && (
        <WebhookDialog
          group={webhooks.data?.group ?? null}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setTold(made);
          }}
        />
      )}
      {told && <WebhookSecret told={told} onDone={() => setTold(undefined)} />}
    </Panel>
  );
}
