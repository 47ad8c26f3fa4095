import { forgetDeliveries } from '@kardan/core/webhooks/deliveries/forget-deliveries';
import type { Task } from '../task.ts';

/** Removes what was sent to webhooks when its time is over. */
export const forgetWebhookDeliveriesTask: Task<'forget-webhook-deliveries'> = {
  job: 'forget-webhook-deliveries',
  async run(services) {
    await forgetDeliveries(services);
    return [];
  },
};
