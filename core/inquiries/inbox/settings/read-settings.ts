import type { InboxSettings } from '@kardan/contract/calls/admin/inbox-settings';
import type { Actor } from '../../../accounts/actor.ts';
import { mayChangeAsOwner } from '../../../accounts/policies.ts';
import type { Database } from '../../../db/database.ts';
import { findInbox } from '../find-inbox.ts';
import { readTiming } from '../response-time/read-timing.ts';
import { loadColleagues, loadMakes, loadRoutingRules } from './setting-store.ts';

/** How a dealership's inbox is set up, and who works in it; rules for people who have gone are left out. */
export async function readInboxSettings(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
): Promise<InboxSettings> {
  const dealershipId = await findInbox({ db }, actor, dealership, 'read');
  const [{ times, reaction }, rules, colleagues, makes] = await Promise.all([
    readTiming(db, dealershipId),
    loadRoutingRules(db, dealershipId),
    loadColleagues(db, dealershipId),
    loadMakes(db),
  ]);
  const names = new Map(colleagues.map(({ accountId, name }) => [accountId, name]));
  return {
    ...reaction,
    rules: rules
      .filter(({ accountId }) => names.has(accountId))
      .map(({ makeIds, languages, subjects, time, accountId }) => ({
        makes: makes.filter(({ id }) => makeIds.includes(id)).map(({ slug, name }) => ({ slug, name })),
        languages,
        subjects,
        time,
        assignee: { accountId, name: names.get(accountId) ?? '' },
      })),
    hasOpeningHours: times.week.length > 0,
    colleagues: colleagues.map(({ accountId, name }) => ({ accountId, name, isSelf: accountId === actor.accountId })),
    mayChange: mayChangeAsOwner(actor, dealershipId),
  };
}
