import { deliverWebhooks } from '@kardan/core/webhooks/sending/deliver-webhooks';
import type { Task } from '../task.ts';

/** Sends to webhooks what is due. */
export const deliverWebhooksTask: Task<'deliver-webhooks'> = {
  job: 'deliver-webhooks',
  async run(services) {
    await deliverWebhooks(services);
    return [];
  },
};
