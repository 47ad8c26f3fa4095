import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { webhooksQuery } from '#domain/webhooks/webhooks.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { GoTo } from '#lib/router/go-to.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { tabPath } from '../interface-tabs.ts';
import { DeliveryLog } from './log/delivery-log.tsx';
import { TestPanel } from './test-panel.tsx';
import { WebhookActs } from './webhook-acts.tsx';
import { WebhookBadges, WebhookTrouble } from './webhook-state.tsx';

/** One webhook: tried out with a press, and everything that was sent to it. */
export default function WebhookPage() {
  const { slug } = useDealership();
  const { webhookId = '' } = useParams({ strict: false });
  const webhooks = useQuery(webhooksQuery(slug));
  const all = dealershipPath(slug, tabPath('webhooks'));
  return (
    <Loaded query={webhooks} skeleton={<Skeleton className="h-96" />}>
      {({ items }) => {
        const webhook = items.find(({ id }) => id === webhookId);
        // One that was removed, here or by somebody else, leads back to those that there are.
        return webhook ? <WebhookWithLog webhook={webhook} all={all} /> : <GoTo href={all} />;
      }}
    </Loaded>
  );
}

function WebhookWithLog({ webhook, all }: { webhook: Webhook; all: string }) {
  const t = useTexts('webhooks');
  const dealership = useDealership();
  const mayChange = isChangeable(dealership);
  // Nothing goes out to one that is paused or switched off.
  const maySend = mayChange && webhook.state === 'active';
  return (
    <>
      <PageHead
        title={webhook.name}
        tabTitle={`${webhook.name}, ${t('title')}, ${dealership.name}`}
        intro={<span className="[overflow-wrap:anywhere]">{webhook.url}</span>}
        actions={
          <>
            <LinkButton href={all} icon="arrow-left">
              {t('log.back')}
            </LinkButton>
            {mayChange && <WebhookActs webhook={webhook} />}
          </>
        }
      />
      <div className="mb-4 grid gap-1.5">
        <p className="flex flex-wrap gap-2">
          <WebhookBadges webhook={webhook} />
        </p>
        <p className="text-xs text-text-2">{webhook.events.map((event) => t(`event.${event}`)).join(', ')}</p>
        <WebhookTrouble webhook={webhook} />
      </div>
      <div className="grid gap-4">
        {maySend && <TestPanel webhook={webhook} />}
        <DeliveryLog webhook={webhook} mayReplay={maySend} />
      </div>
    </>
  );
}
