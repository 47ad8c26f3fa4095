import type { LimitRule } from '../limits/limit-rule.ts';

const hour = 3600;
const day = 24 * hour;

/** Somebody who looks for a car in earnest writes to a dozen dealers in an evening; a company shares an address. */
export const perVisitor: LimitRule = { name: 'inquiry-visitor', max: 15, windowSeconds: hour };
export const perSender: LimitRule = { name: 'inquiry-sender', max: 20, windowSeconds: day };

/** So many mails an hour of one inquiry each; further ones come in digests, so that nobody can flood a dealership's inbox. */
export const perDealership: LimitRule = { name: 'inquiry-dealership', max: 100, windowSeconds: hour };

/** What anybody can make us send to anybody's address. */
export const perConfirmedAddress: LimitRule = { name: 'inquiry-confirmation', max: 3, windowSeconds: day };

/** Mails about one inquiry that one side may send; programs that answer each other's answers come to rest there. */
export const perReplyThread: LimitRule = { name: 'reply-thread', max: 20, windowSeconds: hour };

/** A signed-in dealer who writes to the operator. */
export const perAccount: LimitRule = { name: 'inquiry-account', max: 20, windowSeconds: day };

/** Mails of a dealership to one mailbox, in all threads with it: nobody talks more than that in a day. */
export const perBuyer: LimitRule = { name: 'inbox-buyer', max: 30, windowSeconds: day };
/** The same of all dealerships together: who asks a dozen of them in an evening gets a few answers of each. */
export const perBuyerOfAll: LimitRule = { name: 'inbox-buyer-all', max: 100, windowSeconds: day };
