import type { WebhookDelivery } from '@kardan/contract/calls/admin/webhooks';
import type { AttemptFailure, DeliveryState, SentEvent } from '@kardan/contract/values/webhooks';
import { messageId } from '../message-id.ts';
import type { StoredDelivery } from './delivery-store.ts';

export function presentDelivery(stored: StoredDelivery): WebhookDelivery {
  return {
    id: stored.id,
    messageId: messageId(stored.eventId),
    event: stored.type as SentEvent,
    state: stored.state as DeliveryState,
    createdAt: stored.createdAt.toISOString(),
    attempts: Number(stored.attempts),
    lastAttemptAt: stored.lastAt?.toISOString() ?? null,
    lastStatus: stored.lastStatus,
    lastFailure: stored.lastFailure as AttemptFailure | null,
    nextAttemptAt: stored.nextAt?.toISOString() ?? null,
  };
}
