import { z } from 'zod';
import {
  attemptFailures,
  deliveryDays,
  deliveryPageSize,
  deliveryStates,
  disablingReasons,
  secretOverlapHours,
  sentEvents,
  webhookBounds,
  webhookEvents,
  webhookStates,
} from '../../values/webhooks.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { dealershipParams, done, whole } from './account-fields.ts';

const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

const url = z
  .url({ protocol: /^https?$/ })
  .max(webhookBounds.url)
  .refine((address) => !/@/.test(address.split('/')[2] ?? ''), { params: { code: 'credentials-in-address' } })
  .describe('Where it is sent to: over HTTPS, on the internet, without a name and password in it.');

const wanted = { name: line(webhookBounds.name), url, events };

export const webhook = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    group: z
      .object({ id: whole, name: z.string() })
      .nullable()
      .describe('Whose it is, where it is not one dealership’s.'),
    state: z.enum(webhookStates),
    disabledBecause: z.enum(disablingReasons).nullable(),
    failingSince: z.iso.datetime().nullable().describe('Since when nothing has got through.'),
    previousSecretUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until when the secret before the last one signs as well.'),
    createdAt: z.iso.datetime(),
    lastDelivery: z.object({ at: z.iso.datetime(), state: z.enum(deliveryStates) }).nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

const newSecret = z
  .string()
  .describe('Begins with `whsec_`. It is told this once: whoever loses it has a new one made.');

const deliveryFields = {
  id: z.uuid(),
  messageId: z.string().describe('The `webhook-id` header: the same with every attempt.'),
  event: z.enum(sentEvents),
  state: z.enum(deliveryStates),
  createdAt: z.iso.datetime(),
  attempts: whole,
  lastAttemptAt: z.iso.datetime().nullable(),
  lastStatus: whole.nullable().describe('Of the last answer; null where there was none.'),
  lastFailure: z.enum(attemptFailures).nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
};

export const webhookDelivery = z.object(deliveryFields).meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const webhookDeliveryLog = z
  .object({
    ...deliveryFields,
    request: z.object({ url: z.string(), body: z.string().describe('As it is signed and sent.') }),
    tries: z
      .array(
        z.object({
          at: z.iso.datetime(),
          durationMs: whole,
          status: whole.nullable(),
          failure: z.enum(attemptFailures).nullable(),
          response: z.string().nullable().describe('The first 4 KB of the answer.'),
        }),
      )
      .describe('Newest first.'),
  })
  .meta({ id: 'WebhookDeliveryLog' });
export type WebhookDeliveryLog = z.output<typeof webhookDeliveryLog>;

const webhooks = '/admin/dealership/:dealershipId/webhooks';
const one = `${webhooks}/:webhookId`;
const webhookParams = dealershipParams.extend({ webhookId: z.uuid() });
const deliveryParams = webhookParams.extend({ deliveryId: z.uuid() });

export const webhookCalls = {
  webhooks: defineCall({
    method: 'GET',
    path: webhooks,
    summary: 'The dealership’s webhooks, and for its owners those of the group, by name; for owners',
    params: dealershipParams,
    response: z
      .object({
        items: z.array(webhook),
        group: z
          .object({ id: whole, name: z.string() })
          .nullable()
          .describe('The group that the caller may make webhooks for; null without one.'),
      })
      .meta({ id: 'Webhooks' }),
    secure: true,
  }),
  createWebhook: defineCall({
    method: 'POST',
    path: webhooks,
    summary: `Has events sent to an address, signed by Standard Webhooks; at most ${webhookBounds.webhooks}`,
    params: dealershipParams,
    body: z.strictObject({
      ...wanted,
      forGroup: z.boolean().default(false).describe('For every dealership of the group; for the group’s owners.'),
    }),
    response: z.object({ webhook, secret: newSecret }).meta({ id: 'NewWebhook' }),
    secure: true,
  }),
  changeWebhook: defineCall({
    method: 'PUT',
    path: one,
    summary: 'Changes name, address and events of a webhook',
    params: webhookParams,
    body: z.strictObject(wanted),
    response: webhook,
    secure: true,
  }),
  setWebhookState: defineCall({
    method: 'PUT',
    path: `${one}/state`,
    summary: 'Pauses a webhook, or has it go on; what happens meanwhile is not sent later',
    params: webhookParams,
    body: z.strictObject({ state: z.enum(['active', 'paused']) }),
    response: webhook,
    secure: true,
  }),
  removeWebhook: defineCall({
    method: 'DELETE',
    path: one,
    summary: 'Removes a webhook with its log',
    params: webhookParams,
    response: done,
    secure: true,
  }),
  rotateWebhookSecret: defineCall({
    method: 'POST',
    path: `${one}/secret`,
    summary: `Makes a new secret; the one before signs as well for ${secretOverlapHours} hours; needs a fresh sign-in`,
    params: webhookParams,
    response: z.object({ webhook, secret: newSecret }).meta({ id: 'RotatedWebhook' }),
    secure: true,
  }),
  testWebhook: defineCall({
    method: 'POST',
    path: `${one}/test`,
    summary: 'Sends a `test.ping`; what became of it is in the log a moment later',
    params: webhookParams,
    response: webhookDelivery,
    secure: true,
    takesLong: true,
  }),
  webhookDeliveries: defineCall({
    method: 'GET',
    path: `${one}/deliveries`,
    summary: `What was sent in the last ${deliveryDays} days, newest first, ${deliveryPageSize} a page`,
    params: webhookParams,
    query: z.strictObject({
      state: z.enum(deliveryStates).optional(),
      event: z.enum(sentEvents).optional(),
      before: z.uuid().optional().describe('The last delivery of the page before.'),
    }),
    response: z.object({ items: z.array(webhookDelivery), hasMore: z.boolean() }).meta({ id: 'WebhookDeliveries' }),
    secure: true,
  }),
  webhookDelivery: defineCall({
    method: 'GET',
    path: `${one}/deliveries/:deliveryId`,
    summary: 'A delivery with what was sent, and what was answered each time',
    params: deliveryParams,
    response: webhookDeliveryLog,
    secure: true,
  }),
  replayDelivery: defineCall({
    method: 'POST',
    path: `${one}/deliveries/:deliveryId/replay`,
    summary: 'Sends a delivery again, under the same id',
    params: deliveryParams,
    response: webhookDelivery,
    secure: true,
  }),
  replayFailedDeliveries: defineCall({
    method: 'POST',
    path: `${one}/replay`,
    summary: `Sends again what was given up since then, oldest first, at most ${webhookBounds.replays}`,
    params: webhookParams,
    body: z.strictObject({ since: z.iso.datetime() }),
    response: z.object({ replayed: whole, isAll: z.boolean() }).meta({ id: 'ReplayedDeliveries' }),
    secure: true,
  }),
};
