import { webhookCalls } from '@kardan/contract/calls/admin/webhooks';
import type { Services } from '@kardan/core/services';
import { listDeliveries, readDelivery } from '@kardan/core/webhooks/deliveries/read-deliveries';
import {
  replayDelivery,
  replayFailedDeliveries,
  testWebhook,
} from '@kardan/core/webhooks/deliveries/replay-deliveries';
import {
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
  setWebhookState,
} from '@kardan/core/webhooks/managing/change-webhook';
import { createWebhook } from '@kardan/core/webhooks/managing/create-webhook';
import { listWebhooks } from '@kardan/core/webhooks/managing/list-webhooks';
import type { Api } from '../../route.ts';
import { dealerOwnerOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = dealerOwnerOf('dealershipId');
/** A page that waits for the outcome of a test asks every second. */
const reading = { access, limit: perAccount(240, 'minute') } as const;
const changing = { access, limit: perAccount(60, 'minute') } as const;
/** Each has us call somebody else's address. */
const sending = { access, limit: perAccount(20, 'minute') } as const;

export function webhookRoutes(api: Api, services: Services): void {
  api.route({
    ...webhookCalls.webhooks,
    ...reading,
    handler: ({ actor, params }) => listWebhooks(services, actor, params.dealershipId),
  });
  api.route({
    ...webhookCalls.createWebhook,
    ...changing,
    status: 201,
    handler: ({ actor, params, body }) => createWebhook(services, actor, params.dealershipId, body),
  });
  api.route({
    ...webhookCalls.changeWebhook,
    ...changing,
    handler: ({ actor, params, body }) => changeWebhook(services, actor, params, body),
  });
  api.route({
    ...webhookCalls.setWebhookState,
    ...changing,
    handler: ({ actor, params, body }) => setWebhookState(services, actor, params, body.state),
  });
  api.route({
    ...webhookCalls.removeWebhook,
    ...changing,
    handler: ({ actor, params }) => removeWebhook(services, actor, params),
  });
  api.route({
    ...webhookCalls.rotateWebhookSecret,
    ...changing,
    handler: ({ actor, params }) => rotateWebhookSecret(services, actor, params),
  });
  api.route({
    ...webhookCalls.testWebhook,
    ...sending,
    status: 202,
    handler: ({ actor, params }) => testWebhook(services, actor, params),
  });
  api.route({
    ...webhookCalls.webhookDeliveries,
    ...reading,
    handler: ({ actor, params, query }) => listDeliveries(services, actor, params, query),
  });
  api.route({
    ...webhookCalls.webhookDelivery,
    ...reading,
    handler: ({ actor, params }) => readDelivery(services, actor, params),
  });
  api.route({
    ...webhookCalls.replayDelivery,
    ...sending,
    status: 202,
    handler: ({ actor, params }) => replayDelivery(services, actor, params),
  });
  api.route({
    ...webhookCalls.replayFailedDeliveries,
    ...sending,
    status: 202,
    handler: ({ actor, params, body }) => replayFailedDeliveries(services, actor, params, new Date(body.since)),
  });
}
