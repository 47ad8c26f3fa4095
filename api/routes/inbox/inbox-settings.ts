import { inboxSettingCalls } from '@kardan/contract/calls/admin/inbox-settings';
import { readInboxSettings } from '@kardan/core/inquiries/inbox/settings/read-settings';
import { saveInboxSettings, saveRoutingRules } from '@kardan/core/inquiries/inbox/settings/save-settings';
import {
  listTemplates,
  removeReplyTemplate,
  saveReplyTemplate,
} from '@kardan/core/inquiries/inbox/templates/keep-templates';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const staff = { access: dealerStaffOf('dealershipId'), limit: perAccount(120, 'minute') } as const;
const owner = { access: dealerOwnerOf('dealershipId'), limit: perAccount(60, 'minute') } as const;

export function inboxSettingRoutes(api: Api, services: Services): void {
  api.route({
    ...inboxSettingCalls.inboxSettings,
    ...staff,
    handler: ({ actor, params }) => readInboxSettings(services, actor, params.dealershipId),
  });
  api.route({
    ...inboxSettingCalls.saveInboxSettings,
    ...owner,
    handler: ({ actor, params, body }) => saveInboxSettings(services, actor, params.dealershipId, body),
  });
  api.route({
    ...inboxSettingCalls.saveRoutingRules,
    ...owner,
    handler: ({ actor, params, body }) => saveRoutingRules(services, actor, params.dealershipId, body.rules),
  });
  api.route({
    ...inboxSettingCalls.replyTemplates,
    ...staff,
    handler: ({ actor, params }) => listTemplates(services, actor, params.dealershipId),
  });
  api.route({
    ...inboxSettingCalls.saveReplyTemplate,
    ...staff,
    handler: ({ actor, params, body }) =>
      saveReplyTemplate(services, actor, params.dealershipId, { id: params.templateId, ...body }),
  });
  api.route({
    ...inboxSettingCalls.removeReplyTemplate,
    ...staff,
    handler: ({ actor, params }) => removeReplyTemplate(services, actor, params.dealershipId, params.templateId),
  });
}
