import { z } from 'zod';
import { inquirySubjects } from '../../values/contact.ts';
import { languages } from '../../values/identifiers.ts';
import { inboxBounds, routingTimes } from '../../values/inbox.ts';
import { maxInt4, storedText } from '../../values/stored-text.ts';
import { defineCall } from '../call.ts';
import { line, longText } from '../contact/contact-fields.ts';
import { dealershipParams, done, whole } from './account-fields.ts';
import { inbox } from './inbox.ts';

const templateFields = {
  name: line(inboxBounds.templateName),
  language: z.enum(languages),
  body: longText(inboxBounds.templateBody).min(1).describe('Placeholders stand in braces: `{auto}`, `{car}` …'),
};

export const replyTemplate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    language: z.enum(languages),
    body: z.string(),
    isStarter: z.boolean().describe('Ours, until a dealership changes or removes it; saved, it becomes its own.'),
  })
  .meta({ id: 'ReplyTemplate' });
export type ReplyTemplate = z.output<typeof replyTemplate>;

const templateParams = dealershipParams.extend({ templateId: z.uuid() });
const accountId = whole.positive().max(maxInt4);
const minutes = whole.min(5).max(inboxBounds.minutes);

const routingRule = z.strictObject({
  makes: z
    .array(storedText(z.string().min(1).max(160)))
    .max(50)
    .describe('Slugs of makes; none for any.'),
  languages: z.array(z.enum(languages)).max(2).describe('Of the buyer; none for any.'),
  subjects: z.array(z.enum(inquirySubjects)).max(4).describe('None for any.'),
  time: z.enum(routingTimes).describe('Whether the dealership is open when it comes.'),
  accountId: accountId.describe('Who gets it.'),
});

const reactions = {
  targetMinutes: minutes.describe('By when an inquiry shall be answered; minutes of opening hours.'),
  reminderMinutes: minutes.nullable().describe('When who has it is reminded by mail; null for never.'),
  escalationMinutes: minutes.nullable().describe('When the owners are told by mail; null for never.'),
};

export const inboxSettings = z
  .object({
    targetMinutes: whole,
    reminderMinutes: whole.nullable(),
    escalationMinutes: whole.nullable(),
    rules: z
      .array(
        z.object({
          makes: z.array(z.object({ slug: z.string(), name: z.string() })),
          languages: z.array(z.enum(languages)),
          subjects: z.array(z.enum(inquirySubjects)),
          time: z.enum(routingTimes),
          assignee: z.object({ accountId: whole, name: z.string() }),
        }),
      )
      .describe('The first that fits decides; without one, nobody has it and the dealership’s mailbox is reminded.'),
    hasOpeningHours: z.boolean().describe('Without any, Monday to Friday from 8 to 18 counts.'),
    colleagues: z
      .array(z.object({ accountId: whole, name: z.string(), isSelf: z.boolean() }))
      .describe('Who a thread can be given to, by name.'),
    mayChange: z.boolean(),
  })
  .meta({ id: 'InboxSettings' });
export type InboxSettings = z.output<typeof inboxSettings>;

export const inboxSettingCalls = {
  inboxSettings: defineCall({
    method: 'GET',
    path: `${inbox}/settings`,
    summary: 'Target, reminder, escalation and who gets what; and who works in the inbox',
    params: dealershipParams,
    response: inboxSettings,
    secure: true,
  }),
  saveInboxSettings: defineCall({
    method: 'PUT',
    path: `${inbox}/settings`,
    summary: 'Changes target, reminder and escalation; for owners',
    params: dealershipParams,
    body: z.strictObject(reactions),
    response: inboxSettings,
    secure: true,
  }),
  saveRoutingRules: defineCall({
    method: 'PUT',
    path: `${inbox}/routing`,
    summary: 'Replaces the rules by which inquiries are given out, in their order; for owners',
    params: dealershipParams,
    body: z.strictObject({ rules: z.array(routingRule).max(inboxBounds.rules) }),
    response: inboxSettings,
    secure: true,
  }),
  replyTemplates: defineCall({
    method: 'GET',
    path: `${inbox}/templates`,
    summary: 'Templates for replies, by name',
    params: dealershipParams,
    response: z.object({ items: z.array(replyTemplate) }).meta({ id: 'ReplyTemplates' }),
    secure: true,
  }),
  saveReplyTemplate: defineCall({
    method: 'PUT',
    path: `${inbox}/templates/:templateId`,
    summary: 'Makes or changes a template, under an id of the caller’s choice',
    params: templateParams,
    body: z.strictObject(templateFields),
    response: replyTemplate,
    secure: true,
  }),
  removeReplyTemplate: defineCall({
    method: 'DELETE',
    path: `${inbox}/templates/:templateId`,
    summary: 'Removes a template',
    params: templateParams,
    response: done,
    secure: true,
  }),
};
