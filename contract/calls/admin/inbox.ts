import { z } from 'zod';
import { inquirySubjects } from '../../values/contact.ts';
import { language } from '../../values/identifiers.ts';
import { inboxBounds, inboxPageSize, lostReasons, threadActs, threadGroups, threadStates } from '../../values/inbox.ts';
import { stockStates } from '../../values/stock.ts';
import { maxInt4, storedText } from '../../values/stored-text.ts';
import { defineCall } from '../call.ts';
import { longText } from '../contact/contact-fields.ts';
import { priceRatingBadge } from '../listings/price-rating-badge.ts';
import { dealershipParams, done, whole } from './account-fields.ts';

const many = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(schema).max(20).optional(),
  );

/** Somebody of the house; without a name once the account is erased. */
const colleague = z.object({ accountId: whole, name: z.string() });
const state = z.enum(threadStates);
const moment = z.iso.datetime();

export const inboxFilter = z.strictObject({
  q: storedText(z.string().min(1).max(100)).optional().describe('Words of the buyer, the car or a message.'),
  state: many(state),
  group: z.enum(threadGroups).optional(),
  mine: z.stringbool().optional().describe('Assigned to the caller.'),
  unassigned: z.stringbool().optional(),
  unread: z.stringbool().optional(),
  listingId: z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  sites: z
    .enum(['this', 'group'])
    .default('this')
    .describe('`group`: every site of the group in which the caller works as staff or owner.'),
});
export type InboxFilter = z.output<typeof inboxFilter>;

const threadCar = {
  id: whole,
  slug: z.string().nullable(),
  title: z.string(),
  image: z.string().nullable().describe('Content address of the first picture.'),
};

export const inboxThread = z
  .object({
    id: z.uuid(),
    dealership: z.object({ id: whole, slug: z.string(), name: z.string() }),
    group: z.enum(threadGroups),
    state,
    isUnread: z.boolean(),
    buyerName: z.string(),
    language: language.describe('Of the buyer.'),
    subject: z.enum(inquirySubjects).nullable().describe('Of an inquiry about a car.'),
    kind: z.string().describe('Which form it came by: `listing`, `dealership`, `finance` …'),
    car: z.object(threadCar).nullable(),
    snippet: z.string().describe('Beginning of what was written last; empty for a form without words.'),
    lastAt: moment,
    lastFromBuyer: z.boolean(),
    assignee: colleague.nullable(),
    waitingSince: moment.nullable().describe('Since when the buyer waits for an answer; null where nobody does.'),
    waitedMinutes: whole.nullable().describe('Of opening hours since then.'),
    dueAt: moment.nullable().describe('When the target is reached.'),
    lostReason: z.enum(lostReasons).nullable(),
  })
  .meta({ id: 'InboxThread' });
export type InboxThread = z.output<typeof inboxThread>;

export const threadEntry = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('message'),
      id: z.uuid(),
      at: moment,
      fromBuyer: z.boolean(),
      by: colleague.nullable().describe('Who of the house wrote it.'),
      via: z.enum(['form', 'page', 'mail']),
      text: z.string(),
      delivery: z
        .enum(['queued', 'sent', 'refused', 'dropped'])
        .nullable()
        .describe('Of a reply: on its way, taken by the mail server, refused by it, or given up.'),
      attachments: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          mediaType: z.string(),
          sizeBytes: whole,
          isKept: z.boolean().describe('Otherwise only its name is known.'),
        }),
      ),
    }),
    z.object({ kind: z.literal('note'), id: z.uuid(), at: moment, by: colleague.nullable(), text: z.string() }),
    z.object({
      kind: z.literal('act'),
      id: z.uuid(),
      at: moment,
      by: colleague.nullable().describe('Null where the portal did it by itself.'),
      act: z.enum(threadActs),
      state: state.nullable().describe('Of `state`: which one it got.'),
      before: state.nullable().describe('Of `state`: which one it had.'),
      assignee: colleague.nullable().describe('Of `assigned`, `routed` and `escalated`.'),
      reached: z.boolean().nullable().describe('Of `called`.'),
    }),
  ])
  .meta({ id: 'ThreadEntry' });
export type ThreadEntry = z.output<typeof threadEntry>;

export const wholeThread = inboxThread
  .extend({
    buyer: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    wishes: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .describe('What the form asked for beside the message: a day, a car to be traded in …; in German.'),
    car: z
      .object({
        ...threadCar,
        isOwn: z.boolean().describe('Otherwise the buyer asks for one like this car of another dealer.'),
        state: z.enum(stockStates),
        facts: z.string().describe('First registration, kilometres and the like in one line; in German.'),
        priceEur: whole.nullable(),
        priceRating: priceRatingBadge.nullable(),
        daysInStock: whole.nullable(),
        inquiries: whole.describe('Threads about this car in this dealership.'),
        openInquiries: whole,
      })
      .nullable(),
    entries: z.array(threadEntry).describe('Oldest first; the first message is the inquiry itself.'),
    otherThreads: z
      .array(z.object({ id: z.uuid(), title: z.string(), at: moment, state }))
      .describe('Of the same buyer in this dealership, newest first.'),
    targetMinutes: whole,
    isOpenNow: z.boolean().describe('Whether minutes count at this moment.'),
    firstAnswerAt: moment.nullable(),
    firstAnswerMinutes: whole.nullable().describe('Of opening hours until the first answer.'),
    lostNote: z.string().nullable(),
    keptUntil: z.iso.date().describe('The day after which it is removed by itself.'),
  })
  .meta({ id: 'WholeThread' });
export type WholeThread = z.output<typeof wholeThread>;

export const inbox = '/admin/dealership/:dealershipId/inbox';
const thread = `${inbox}/thread/:threadId`;
const params = dealershipParams.extend({ threadId: z.uuid() });
const key = z.uuid().describe('Chosen by the caller: the same again does nothing more.');
const accountId = whole.positive().max(maxInt4);

export const inboxCalls = {
  inbox: defineCall({
    method: 'GET',
    path: inbox,
    summary: `Inquiries as threads, by what is to be done first, ${inboxPageSize} at a time`,
    params: dealershipParams,
    query: inboxFilter.extend({ cursor: z.string().min(1).max(300).optional() }),
    response: z
      .object({
        items: z.array(inboxThread).max(inboxPageSize),
        cursor: z.string().nullable().describe('Asks for the next ones.'),
        groups: z
          .array(z.object({ group: z.enum(threadGroups), count: whole }))
          .describe('All four, with every filter but group and state.'),
        unread: whole.describe('With the filters on text, car and sites.'),
        mine: whole.describe('Of the caller, not done, with the filters on text, car and sites.'),
        targetMinutes: whole,
      })
      .meta({ id: 'Inbox' }),
    secure: true,
    scope: 'inquiries',
  }),
  unreadInquiries: defineCall({
    method: 'GET',
    path: `${inbox}/unread`,
    summary: 'How many threads hold something that nobody has read',
    params: dealershipParams,
    response: z.object({ count: whole }).meta({ id: 'UnreadInquiries' }),
    secure: true,
    scope: 'inquiries',
  }),
  inboxThread: defineCall({
    method: 'GET',
    path: thread,
    summary: 'A thread as a whole: inquiry, car, messages of both sides, notes and what happened',
    params,
    response: wholeThread,
    secure: true,
    scope: 'inquiries',
  }),
  markThread: defineCall({
    method: 'PUT',
    path: `${thread}/read`,
    summary: 'Marks a thread as read, or as unread again',
    params,
    body: z.strictObject({
      isRead: z.boolean(),
      upTo: moment
        .optional()
        .describe('When the buyer’s newest message that was shown was written: a later one stays unread.'),
    }),
    response: done,
    secure: true,
    scope: 'inquiries',
  }),
  replyToThread: defineCall({
    method: 'POST',
    path: `${thread}/messages`,
    summary: 'Answers the buyer by mail; the thread then waits for the buyer',
    params,
    body: z.strictObject({ key, text: longText(inboxBounds.reply).min(1) }),
    response: wholeThread,
    secure: true,
    scope: 'inquiries',
  }),
  noteInThread: defineCall({
    method: 'POST',
    path: `${thread}/notes`,
    summary: 'Adds a note that only the house sees',
    params,
    body: z.strictObject({ key, text: longText(inboxBounds.note).min(1) }),
    response: wholeThread,
    secure: true,
  }),
  removeNote: defineCall({
    method: 'DELETE',
    path: `${thread}/notes/:noteId`,
    summary: 'Removes a note; staff its own ones, an owner any',
    params: params.extend({ noteId: z.uuid() }),
    response: wholeThread,
    secure: true,
  }),
  assignThread: defineCall({
    method: 'PUT',
    path: `${thread}/assignee`,
    summary: 'Gives a thread to somebody of the house, or to nobody; refused when somebody else was quicker',
    params,
    body: z.strictObject({
      accountId: accountId.nullable(),
      before: accountId.nullable().describe('Whose it was as the caller saw it.'),
    }),
    response: wholeThread,
    secure: true,
    scope: 'inquiries',
  }),
  setThreadState: defineCall({
    method: 'PUT',
    path: `${thread}/state`,
    summary: 'Says how it stands with a thread; any state can be taken back by setting the one before',
    params,
    body: z
      .strictObject({
        state,
        before: state.describe('The one that the caller saw.'),
        reason: z.enum(lostReasons).optional().describe('Needed for `lost`, and for nothing else.'),
        note: longText(inboxBounds.lostNote).optional().describe('Of `lost`.'),
      })
      .refine((given) => given.state !== 'lost' || given.reason !== undefined, {
        path: ['reason'],
        params: { code: 'lost-reason-needed' },
      }),
    response: wholeThread,
    secure: true,
    scope: 'inquiries',
  }),
  callBackDone: defineCall({
    method: 'POST',
    path: `${thread}/calls`,
    summary: 'Notes that somebody called the buyer; reached, it counts as an answer',
    params,
    body: z.strictObject({ key, reached: z.boolean() }),
    response: wholeThread,
    secure: true,
    scope: 'inquiries',
  }),
  fillTemplate: defineCall({
    method: 'POST',
    path: `${thread}/fill`,
    summary: 'A template’s text with what is known of car, buyer and house; what is missing is said',
    params,
    body: z.strictObject({ body: longText(inboxBounds.templateBody).min(1) }),
    response: z
      .object({
        parts: z.array(
          z.object({
            kind: z.enum(['text', 'filled', 'missing', 'unknown']),
            text: z
              .string()
              .describe('What stands there; of `missing` and `unknown` the placeholder as it was written.'),
          }),
        ),
        missing: whole.describe('How many placeholders could not be filled.'),
      })
      .meta({ id: 'FilledTemplate' }),
    secure: true,
  }),
  removeThread: defineCall({
    method: 'DELETE',
    path: thread,
    summary: 'Removes a thread with all that was written in it, for good; for owners',
    params,
    response: done,
    secure: true,
  }),
  exportInbox: defineCall({
    method: 'POST',
    path: `${inbox}/export`,
    summary:
      'The same threads as a CSV file, at most 20,000 lines; for owners, and put on record; needs a fresh sign-in',
    params: dealershipParams,
    body: inboxFilter,
    response: z.file(),
    responseType: 'binary',
    mediaType: 'text/csv',
    secure: true,
    takesLong: true,
  }),
};
