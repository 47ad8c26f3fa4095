import type { InboxSettings } from '@kardan/contract/calls/admin/inbox-settings';
import { inboxDefaults } from '@kardan/contract/values/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import { type FieldIssue, InvalidRequest } from '../../../kernel/errors.ts';
import { findInbox } from '../find-inbox.ts';
import type { ReactionTimes } from '../response-time/deadlines.ts';
import { reckonDeadlines } from '../response-time/reckon-deadlines.ts';
import { readInboxSettings } from './read-settings.ts';
import type { RoutingRule } from './routing-rules.ts';
import {
  loadColleagues,
  loadMakes,
  loadReactionTimes,
  loadRoutingRules,
  lockInboxSettings,
  replaceRoutingRules,
  saveReactionTimes,
} from './setting-store.ts';

/** Changes target, reminder and escalation, also for what waits already. */
export async function saveInboxSettings(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  reaction: ReactionTimes,
): Promise<InboxSettings> {
  const dealershipId = await findInbox({ db }, actor, dealership, 'own');
  await inTransaction(db, async (tx) => {
    await lockInboxSettings(tx, dealershipId);
    const before = (await loadReactionTimes(tx, [dealershipId])).get(dealershipId) ?? inboxDefaults;
    await saveReactionTimes(tx, dealershipId, reaction);
    await reckonDeadlines(tx, dealershipId);
    await recordSettings(tx, actor, dealershipId, { ...before }, { ...reaction });
  });
  return readInboxSettings({ db }, actor, dealership);
}

type WantedRule = Omit<RoutingRule, 'makeIds'> & { makes: string[] };

/** Replaces the rules by which inquiries are given out; refused with every rule that names what is not there. */
export async function saveRoutingRules(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  wanted: WantedRule[],
): Promise<InboxSettings> {
  const dealershipId = await findInbox({ db }, actor, dealership, 'own');
  await inTransaction(db, async (tx) => {
    await lockInboxSettings(tx, dealershipId);
    const before = await loadRoutingRules(tx, dealershipId);
    const makes = await loadMakes(tx);
    const rules = await checkedRules(tx, dealershipId, wanted, makes);
    await replaceRoutingRules(tx, dealershipId, rules);
    const tell = (told: RoutingRule[]) => ({ rules: told.map((rule) => tellRule(rule, makes)) });
    await recordSettings(tx, actor, dealershipId, tell(before), tell(rules));
  });
  return readInboxSettings({ db }, actor, dealership);
}

type Makes = Awaited<ReturnType<typeof loadMakes>>;

/** For the record: what it fits, and whose it is then, by number: names change and are forgotten. */
function tellRule({ makeIds, languages, subjects, time, accountId }: RoutingRule, makes: Makes): string {
  const named = makes.filter(({ id }) => makeIds.includes(id)).map(({ slug }) => slug);
  const fits = [...named, ...languages, ...subjects, time].join(', ');
  return `${fits} → ${accountId}`;
}

async function checkedRules(tx: Tx, dealershipId: number, wanted: WantedRule[], known: Makes): Promise<RoutingRule[]> {
  const colleagues = new Set((await loadColleagues(tx, dealershipId)).map(({ accountId }) => accountId));
  const makes = new Map(known.map(({ id, slug }) => [slug, id]));
  const issues = wanted.flatMap(({ makes: slugs, accountId }, place): FieldIssue[] => [
    ...(colleagues.has(accountId)
      ? []
      : [{ path: ['rules', place, 'accountId'], code: 'unknown-colleague', message: 'works elsewhere' }]),
    ...(slugs.every((slug) => makes.has(slug))
      ? []
      : [{ path: ['rules', place, 'makes'], code: 'unknown-make', message: 'no such make' }]),
  ]);
  if (issues.length > 0) throw new InvalidRequest(issues);
  return wanted.map(({ makes: slugs, ...rule }) => ({
    ...rule,
    makeIds: slugs.map((slug) => makes.get(slug) as number),
  }));
}

async function recordSettings(
  tx: Tx,
  actor: Actor,
  dealershipId: number,
  before: object,
  after: object,
): Promise<void> {
  await recordAct(tx, actor, {
    action: 'inbox.settings-changed',
    dealershipId,
    object: { id: dealershipId, label: '' },
    before: { ...before },
    after: { ...after },
  });
}
