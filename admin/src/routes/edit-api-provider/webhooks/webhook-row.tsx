import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import { Link } from '@kardan/ui/actions/link.tsx';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { HealthStrip } from './health-strip.tsx';
import { WebhookActs } from './webhook-acts.tsx';
import { webhookPath } from './webhook-path.ts';
import { WebhookBadges, WebhookTrouble } from './webhook-state.tsx';

/** One webhook of the list: where to, what of, and how its last deliveries went. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useTexts('webhooks');
  const dealership = useDealership();
  const { id, name, url, events } = webhook;
  return (
    <li className="flex items-start gap-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            href={webhookPath(dealership.slug, id)}
            className="font-semi underline-offset-3 [overflow-wrap:anywhere] hover:underline"
          >
            {name}
            <span className="sr-only">: {t('open')}</span>
          </Link>
          <WebhookBadges webhook={webhook} />
        </p>
        <p className="text-sm text-text-2 [overflow-wrap:anywhere]">{url}</p>
        <p className="text-xs text-text-3">{events.map((event) => t(`event.${event}`)).join(', ')}</p>
        <HealthStrip webhook={webhook} />
        <WebhookTrouble webhook={webhook} />
      </div>
      {isChangeable(dealership) && <WebhookActs webhook={webhook} />}
    </li>
  );
}
