import { z } from 'zod';
import {
  complaintStates,
  moderationBounds,
  moderationGrounds,
  moderationMeasures,
  moderationOrigins,
  moderationTerritories,
} from '../../values/moderation.ts';
import { stockStates } from '../../values/stock.ts';
import { whole } from '../admin/account-fields.ts';
import { line, longText } from '../contact/contact-fields.ts';

export const moment = z.iso.datetime();
/** What somebody gives as a reason, or writes against one. */
export const reasons = longText(moderationBounds.text).min(moderationBounds.min);
export const cursor = z.string().min(1).max(200).optional();

/** Somebody of the portal; without a name once the account is erased. */
export const portalPerson = z.object({ accountId: whole, name: z.string() });

/** What every statement of reasons says beside its facts. */
export const statementFields = {
  facts: reasons.describe('What is so, and how it is known; goes to the dealer and to who reported it.'),
  ground: z.enum(moderationGrounds),
  clause: line(moderationBounds.clause).describe('Of the law or of the terms.'),
  territory: z.enum(moderationTerritories).default('everywhere').describe('Where the measure holds.'),
};
export const newStatement = z.strictObject(statementFields);

export const statementSummary = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    label: z.string().describe('What the car was called then.'),
    listingId: whole.nullable().describe('Null once the car is deleted.'),
    measure: z.enum(moderationMeasures),
    facts: z.string(),
    ground: z.enum(moderationGrounds),
    clause: z.string(),
    territory: z.enum(moderationTerritories),
    foundBy: z.enum(moderationOrigins),
    isAutomated: z.boolean().describe('No person took the decision.'),
    issuedAt: moment,
    effectiveAt: moment,
    complaintUntil: moment,
    lifted: z.object({ at: moment, because: z.string() }).nullable(),
  })
  .meta({ id: 'StatementOfReasons' });
export type StatementSummary = z.output<typeof statementSummary>;

/** A dealer's complaint of a measure, as they read it themselves. */
export const ownComplaint = z
  .object({
    reference: z.string(),
    text: z.string(),
    state: z.enum(complaintStates),
    at: moment,
    dueAt: moment,
    answer: z.string().nullable(),
    decidedAt: moment.nullable(),
  })
  .meta({ id: 'OwnComplaint' });
export type OwnComplaint = z.output<typeof ownComplaint>;

/** A car as far as somebody has to see it to decide. */
export const moderatedCar = z
  .object({
    id: whole,
    slug: z.string(),
    title: z.string(),
    state: z.enum(stockStates),
    image: z.string().nullable().describe('Content address of the first picture.'),
    priceEur: whole,
    mileageKm: whole.nullable(),
    blockedReason: z.string().nullable(),
  })
  .meta({ id: 'ModeratedCar' });
export type ModeratedCar = z.output<typeof moderatedCar>;

export const moderatedDealer = z
  .object({
    id: whole,
    slug: z.string(),
    name: z.string(),
    place: z.string(),
    plateCode: z.string().nullable().describe('Of its district.'),
  })
  .meta({ id: 'ModeratedDealer' });
export type ModeratedDealer = z.output<typeof moderatedDealer>;
