import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { TooManyRequests } from '../../kernel/errors.ts';
import { forgetUses } from '../../limits/forget-uses.ts';
import { limitKey, networkOf, siteNetworkOf, visitorsASite } from '../../limits/limit-key.ts';
import type { LimitRule } from '../../limits/limit-rule.ts';
import { useLimit } from '../../limits/use-limit.ts';
import { openDeviceToken } from './device-token.ts';

const minute = 60;

/** Tries for one address from one network, and from one site of IPv6: whoever mistypes ten times has forgotten. */
const perPair: LimitRule = { name: 'sign-in', max: 10, windowSeconds: 15 * minute };
/** Tries for one address from everywhere: 1,200 a day of whoever has networks without end; passkeys still open it. */
const perAddress: LimitRule = { name: 'sign-in-address', max: 50, windowSeconds: 60 * minute };
/** Wrong tries of one network, for whichever addresses: an office shares one. */
const perNetwork: LimitRule = { name: 'sign-in-network', max: 100, windowSeconds: 15 * minute };
/** One-time passwords of one account: 40 of a million a day, three of which are right. Recovery codes are counted apart. */
const perFactor: LimitRule = { name: 'second-factor', max: 10, windowSeconds: 15 * minute };
const perFactorDay: LimitRule = { name: 'second-factor-day', max: 40, windowSeconds: 24 * 60 * minute };

interface Counted {
  rule: LimitRule;
  subject: string;
  /** A right try takes all of these back, or only itself: others share the count. */
  whenRight: 'forget-all' | 'forget-one';
}

type Services = { db: Database; env: Env };

/** From where a password is tried. */
export interface TryOrigin {
  visitorAddress: string;
  deviceToken?: string | undefined;
}

/**
 * Counts a try before it is made, by one count after the other until one refuses; throws when there were too many. What comes
 * back is called when the try was right.
 */
async function countTry({ db, env }: Services, counted: Counted[]): Promise<() => Promise<void>> {
  const keyOf = (subject: string) => limitKey(env.FORM_SECRET, subject);
  let retryAfterSeconds = 0;
  await inTransaction(db, async (tx) => {
    for (const { rule, subject } of counted) {
      const use = await useLimit(tx, rule, keyOf(subject));
      if (use.allowed) continue;
      retryAfterSeconds = use.retryAfterSeconds;
      break;
    }
  });
  if (retryAfterSeconds > 0) throw new TooManyRequests(retryAfterSeconds, 'sign-in-throttled');
  return () =>
    inTransaction(db, async (tx) => {
      for (const { rule, subject, whenRight } of counted) {
        await forgetUses(tx, rule, keyOf(subject), whenRight === 'forget-one' ? { onlyNewest: true } : {});
      }
    });
}

/**
 * Counts a try of a password, alike for addresses that have an account and those that have none. Tries of a device that has
 * signed in with the address before are counted by it, and not with everybody's: whoever guesses from many networks, or from
 * the owner's own, does not lock the owner out.
 */
export function countPasswordTry(services: Services, email: string, { visitorAddress, deviceToken }: TryOrigin) {
  const address = email.toLowerCase();
  const network = networkOf(visitorAddress);
  const site = siteNetworkOf(visitorAddress);
  const device = openDeviceToken(deviceToken, address, services.env.ACCOUNT_SECRET);
  const counted: Counted[] = [
    { rule: perPair, subject: `${address}\0${device ?? network}`, whenRight: 'forget-all' },
    { rule: perNetwork, subject: network, whenRight: 'forget-one' },
  ];
  if (site) {
    const rule = { ...perNetwork, name: `${perNetwork.name}-site`, max: perNetwork.max * visitorsASite };
    counted.push({ rule, subject: site, whenRight: 'forget-one' });
    // A home has 256 networks or more: for one address they are one, or it alone would use up what everybody has.
    if (!device) {
      const pair = { ...perPair, name: `${perPair.name}-site` };
      counted.push({ rule: pair, subject: `${address}\0${site}`, whenRight: 'forget-all' });
    }
  }
  // Last: what a network or a site is refused does not count for the address, or it could lock others out.
  if (!device) counted.push({ rule: perAddress, subject: address, whenRight: 'forget-all' });
  return countTry(services, counted);
}

/**
 * Counts a try of a one-time password or recovery code, from wherever. Each has a count of its own: whoever knows the
 * password and guesses at one-time passwords does not use up the way that is left to the owner.
 */
export function countFactorTry(services: Services, accountId: number, factor: 'totp' | 'recovery-code') {
  const subject = `${factor} of account ${accountId}`;
  return countTry(services, [
    { rule: perFactor, subject, whenRight: 'forget-all' },
    { rule: perFactorDay, subject, whenRight: 'forget-one' },
  ]);
}

/** Whether this is the first use of a ticket that counts once. */
export async function spendTicket({ db, env }: Services, ticketId: string): Promise<boolean> {
  const once: LimitRule = { name: 'ticket', max: 1, windowSeconds: 10 * minute };
  const use = await inTransaction(db, (tx) => useLimit(tx, once, limitKey(env.FORM_SECRET, ticketId)));
  return use.allowed;
}
