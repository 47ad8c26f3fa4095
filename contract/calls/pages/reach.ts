import { z } from 'zod';
import { named } from '../../values/counted.ts';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';

const whole = z.number().int();

export const reach = z
  .object({
    cars: whole.nullable().describe('On offer now; null while the search engine is down.'),
    dealerships: whole.describe('That visitors can find now.'),
    searchAgents: whole.describe('That look for cars now.'),
    counted: z
      .object({
        from: z.iso.date(),
        to: z.iso.date(),
        impressions: whole.describe('How often a car was seen in a list, at least half of it for a second.'),
        views: whole.describe('How often a car’s own page was opened.'),
        contacts: whole.describe('Inquiries, and how often a phone number was shown.'),
        parked: whole.describe('How often a car was put into a car park.'),
        regions: z.array(named.extend({ views: whole })).describe('Views by where the cars stand, most first.'),
      })
      .nullable()
      .describe('Of whole days in Vienna, at most thirty, without today. Null while there is too little to tell.'),
  })
  .meta({ id: 'Reach' });
export type Reach = z.output<typeof reach>;

export const reachCalls = {
  reach: defineCall({
    method: 'GET',
    path: '/data/reach',
    summary: 'How many people’s looks cars on this site get: what is counted, without persons',
    query: z.object({ language }),
    response: reach,
  }),
};
