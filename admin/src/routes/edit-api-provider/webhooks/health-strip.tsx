import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import type { DeliveryState } from '@kardan/contract/values/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { deliveriesQuery } from '#domain/webhooks/webhooks.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const shown = 24;

/** By shape as well as by colour: what arrived stands whole, what was given up is low, what waits is an outline. */
const bars: Record<DeliveryState, string> = {
  delivered: 'h-full bg-accent-line',
  failed: 'h-1/2 bg-alert',
  waiting: 'h-full border border-line-hover',
};

/** The last deliveries as a strip, oldest left; the sentence beside it says the same. */
export function HealthStrip({ webhook }: { webhook: Webhook }) {
  const t = useTexts('webhooks');
  const locale = useLocale();
  const { slug } = useDealership();
  const { data } = useInfiniteQuery(deliveriesQuery(slug, webhook.id, {}));
  const { lastDelivery } = webhook;
  if (!lastDelivery) return <p className="text-xs text-text-3">{t('strip.none')}</p>;
  const last = (data?.pages[0]?.items ?? []).slice(0, shown);
  const delivered = last.filter(({ state }) => state === 'delivered').length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="flex h-4 items-end gap-0.5">
        {last.toReversed().map(({ id, state }) => (
          <span key={id} className={`w-1 rounded-xs ${bars[state]}`} />
        ))}
      </span>
      <p className="text-xs text-text-2">
        {last.length > 0 && `${t('strip.text', { delivered, count: last.length })}, `}
        {t('strip.last', { when: formatMoment(lastDelivery.at, Date.now(), locale) })}
      </p>
    </div>
  );
}
