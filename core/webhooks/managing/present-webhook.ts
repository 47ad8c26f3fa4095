import type { Webhook } from '@kardan/contract/calls/admin/webhooks';
import type { DeliveryState, DisablingReason, WebhookEvent, WebhookState } from '@kardan/contract/values/webhooks';
import type { StoredWebhook } from './webhook-store.ts';

/** A webhook without its secrets. */
export function presentWebhook(stored: StoredWebhook): Webhook {
  const { groupId, groupName, lastAt, lastState, failingSince, previousSecretUntil, createdAt, ...webhook } = stored;
  const isOverlapping = previousSecretUntil !== null && previousSecretUntil.getTime() > Date.now();
  return {
    ...webhook,
    events: webhook.events as WebhookEvent[],
    state: webhook.state as WebhookState,
    disabledBecause: webhook.disabledBecause as DisablingReason | null,
    group: groupId === null ? null : { id: groupId, name: groupName ?? '' },
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: isOverlapping ? previousSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
    lastDelivery: lastAt === null ? null : { at: lastAt.toISOString(), state: lastState as DeliveryState },
  };
}
