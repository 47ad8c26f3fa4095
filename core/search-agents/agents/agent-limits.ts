import { resendsAnHour } from '@kardan/contract/values/search-agent';
import type { LimitRule } from '../../limits/limit-rule.ts';

const hour = 3600;
const day = 24 * hour;

/** Somebody who looks for a car in earnest makes a few agents in an evening; a company shares an address. */
export const agentsAVisitor: LimitRule = { name: 'agent-visitor', max: 15, windowSeconds: hour };

/** Codes that a visitor may try, for whichever agents. */
export const triesAVisitor: LimitRule = { name: 'agent-tries', max: 60, windowSeconds: hour };

/** Further codes for one agent. */
export const resendsAnAgent: LimitRule = { name: 'agent-resend', max: resendsAnHour, windowSeconds: hour };

/** What anybody can make us send to anybody's mailbox. */
export const codesAnHour: LimitRule = { name: 'agent-codes-hour', max: 8, windowSeconds: hour };
export const codesADay: LimitRule = { name: 'agent-codes-day', max: 20, windowSeconds: day };

/** News that a mailbox gets at once, of all its agents together; what comes on top waits for the next morning's digest. */
export const newsAtOnceADay: LimitRule = { name: 'agent-news', max: 20, windowSeconds: day };
