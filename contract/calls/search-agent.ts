import { z } from 'zod';
import { agentTokenForm } from '../values/agent-token.ts';
import { asOf } from '../values/counted.ts';
import { language, languages } from '../values/identifiers.ts';
import {
  agentEvents,
  agentFrequencies,
  consentTextVersions,
  isNarrowSearch,
  maxAgents,
} from '../values/search-agent.ts';
import { textForms } from '../values/text-forms.ts';
import { defineCall } from './call.ts';
import { visitorFields } from './contact/contact-fields.ts';
import { listingCard, searchFilters } from './search/search.ts';

const whole = z.number().int();
const { email, homepage, proof } = visitorFields;

const agentFilters = searchFilters
  .refine(isNarrowSearch, { params: { code: 'search-too-wide' } })
  .describe('What it looks for: at least one filter that narrows it down.');

const settings = {
  frequency: z.enum(agentFrequencies),
  events: z
    .array(z.enum(agentEvents))
    .min(1)
    .max(agentEvents.length)
    .refine((events) => new Set(events).size === events.length, { params: { code: 'repeated-value' } })
    .describe('What it tells of.'),
};

export const newSearchAgent = z
  .strictObject({
    filters: agentFilters,
    email,
    ...settings,
    language: language.describe('Language of its mails.'),
    consentTextVersion: z.enum(consentTextVersions).describe('Version of the consent that was shown.'),
    consent: z.literal(true).describe('Was agreed to.'),
    homepage,
    proof,
  })
  .meta({ id: 'NewSearchAgent' });
export type NewSearchAgent = z.output<typeof newSearchAgent>;

const agentId = z.uuid();
/** What a signed link of a mail ends in; it names the agent and is the right to see and to change it. */
const token = z.string().regex(agentTokenForm);

export const agentPreview = z
  .object({
    total: whole.describe('Cars on offer today that it matches.'),
    newPerWeek: z
      .number()
      .describe('How many of them came in the last 28 days, as a share of a week: about as many are to be expected.'),
    items: z
      .array(listingCard.extend({ distanceKm: z.number().nullable() }))
      .max(6)
      .describe('The newest.'),
    asOf,
  })
  .meta({ id: 'SearchAgentPreview' });
export type AgentPreview = z.output<typeof agentPreview>;

export const ownAgent = z
  .object({
    state: z.enum(['active', 'paused']),
    mailsRefusedAt: z.iso
      .datetime()
      .nullable()
      .describe('When its address was refused for good and it was paused for that; until it is resumed.'),
    filters: searchFilters,
    words: z.array(z.string()).describe('What it looks for, in words: a car’s name, a price, a place.'),
    ...settings,
    language,
    email: z.string().describe('Where its mails go, as `a•••@example.at`.'),
    createdAt: z.iso.datetime(),
    verifiedAt: z.iso.datetime(),
    consentTextVersion: z.string(),
    told: z.object({
      cars: whole.describe('Cars that its mails have told of; one that was sold is counted for 90 days more.'),
      lastAt: z.iso.datetime().nullable().describe('When the last mail went out.'),
    }),
    waiting: whole.describe('News that wait for the next mail.'),
  })
  .meta({ id: 'OwnSearchAgent' });
export type OwnAgent = z.output<typeof ownAgent>;

export const agentExport = z
  .object({
    exportedAt: z.iso.datetime(),
    agent: z.object({
      id: agentId,
      state: z.string(),
      email: z.string(),
      filters: searchFilters,
      frequency: z.string(),
      events: z.array(z.string()),
      language: z.string(),
      mailsRefusedAt: z.iso.datetime().nullable(),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    }),
    consent: z.object({
      textVersion: z.string(),
      text: z.string().describe('The words that were agreed to.'),
      givenAt: z.iso.datetime(),
      verifiedAt: z.iso.datetime().nullable(),
    }),
    matchesInAll: whole,
    matches: z
      .array(
        z.object({
          listingId: whole,
          title: z.string(),
          event: z.enum(agentEvents),
          matchedAt: z.iso.datetime(),
          mailedAt: z.iso.datetime().nullable(),
        }),
      )
      .describe('Newest first, and of very many only the newest: `matchesInAll` says how many there are.'),
    mails: z
      .array(
        z.object({
          about: z.string(),
          state: z.string(),
          queuedAt: z.iso.datetime(),
          settledAt: z.iso.datetime().nullable(),
        }),
      )
      .describe('Of the last 30 days, newest first.'),
    codes: z
      .array(
        z.object({
          sentAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
          usedAt: z.iso.datetime().nullable(),
          tries: whole,
        }),
      )
      .describe('When codes were made; a code itself is kept nowhere.'),
  })
  .meta({ id: 'SearchAgentExport' });
export type AgentExport = z.output<typeof agentExport>;

/** Sent by a plain HTML form: the answer leads back to the agent's page, so that it works without scripts. */
const page = z
  .enum(languages)
  .optional()
  .describe('Lead to the agent’s page in this language (303) instead of answering nothing (204).');
const filtersAsText = z
  .string()
  .max(6_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'invalid_format', format: 'json_string', input: text });
      return z.NEVER;
    }
  })
  .pipe(agentFilters)
  .describe('The filters as JSON: a form has fields of text only.');
const ownPath = '/search-agent/own/:token';
const own = { params: z.object({ token }) } as const;
const done = z.void();

export const searchAgentCalls = {
  previewSearchAgent: defineCall({
    method: 'POST',
    path: '/search-agent/preview',
    summary: 'What a search agent would tell of: today’s cars, and how many new ones a week brings',
    body: searchFilters,
    response: agentPreview,
  }),
  createSearchAgent: defineCall({
    method: 'POST',
    path: '/search-agent',
    summary: `Makes a search agent and mails a code to its address; the answer is the same for every address, also one that has its ${maxAgents} agents`,
    body: newSearchAgent,
    response: z
      .object({ id: agentId, codeExpiresInSeconds: whole, vanishesInSeconds: whole })
      .meta({ id: 'UnverifiedSearchAgent' }),
  }),
  verifySearchAgent: defineCall({
    method: 'POST',
    path: '/search-agent/:id/verify-otp',
    summary: 'Starts a search agent with the newest code that was mailed; five tries for each code',
    params: z.object({ id: agentId }),
    body: z.strictObject({
      code: z
        .string()
        .overwrite((text) => text.replaceAll(/\s/g, ''))
        .regex(textForms.mailedCode)
        .describe('Six digits, with or without blanks.'),
    }),
    response: z
      .object({ token: z.string().describe('Opens the agent’s own page.') })
      .meta({ id: 'VerifiedSearchAgent' }),
  }),
  resendSearchAgentCode: defineCall({
    method: 'POST',
    path: '/search-agent/:id/resend-otp',
    summary: 'Mails a new code and makes the older ones worthless; three times an hour',
    params: z.object({ id: agentId }),
    response: z.object({ codeExpiresInSeconds: whole }),
  }),
  ownSearchAgent: defineCall({
    method: 'GET',
    path: ownPath,
    summary: 'A search agent as its owner sees it',
    ...own,
    query: z.object({
      language: z.enum(languages).optional().describe('Language of `words`; the agent’s unless told.'),
    }),
    response: ownAgent,
  }),
  changeSearchAgentFilters: defineCall({
    method: 'PUT',
    path: `${ownPath}/filters`,
    summary: 'Lets a search agent look for something else, from now on',
    ...own,
    body: z.strictObject({ filters: agentFilters }),
    response: done,
  }),
  takeOverSearch: defineCall({
    method: 'POST',
    path: `${ownPath}/filters`,
    summary: 'The same from a form; the page that it leads to can take it back',
    ...own,
    body: z.strictObject({
      filters: filtersAsText,
      isUndo: z.literal('yes').optional().describe('Takes such a change back, which is not to be taken back itself.'),
      page,
    }),
    bodyType: 'form',
    response: done,
    leadsOn: true,
  }),
  changeSearchAgentSettings: defineCall({
    method: 'POST',
    path: `${ownPath}/settings`,
    summary: 'Changes how often a search agent writes, and of what',
    ...own,
    body: z.strictObject({ ...settings, page }),
    bodyType: 'form',
    response: done,
    leadsOn: true,
  }),
  pauseSearchAgent: defineCall({
    method: 'POST',
    path: `${ownPath}/pause`,
    summary: 'Stops a search agent’s mails until it is resumed; once more changes nothing',
    ...own,
    body: z.strictObject({ page }),
    bodyType: 'form',
    response: done,
    leadsOn: true,
  }),
  resumeSearchAgent: defineCall({
    method: 'POST',
    path: `${ownPath}/resume`,
    summary: 'Lets a paused search agent look again, for what is new from now on; once more changes nothing',
    ...own,
    body: z.strictObject({ page }),
    bodyType: 'form',
    response: done,
    leadsOn: true,
  }),
  deleteSearchAgent: defineCall({
    method: 'DELETE',
    path: ownPath,
    summary: 'Deletes a search agent and erases its address; one that is gone already answers alike',
    ...own,
    response: done,
  }),
  exportSearchAgent: defineCall({
    method: 'GET',
    path: `${ownPath}/export`,
    summary: 'Everything that is stored of a search agent, for its owner',
    ...own,
    response: agentExport,
    takesLong: true,
  }),
  unsubscribeSearchAgent: defineCall({
    method: 'POST',
    path: `${ownPath}/unsubscribe`,
    summary: 'What a mail program sends for “Unsubscribe” (RFC 8058): deletes the search agent',
    ...own,
    body: z.object({ 'List-Unsubscribe': z.literal('One-Click'), page }),
    bodyType: 'form',
    response: done,
    leadsOn: true,
  }),
  openUnsubscribePage: defineCall({
    method: 'GET',
    path: `${ownPath}/unsubscribe`,
    summary: 'Leads a browser from a mail’s unsubscribe address to the agent’s page (303); changes nothing',
    ...own,
    query: z.object({ language }),
    response: done,
    leadsOn: true,
  }),
};
