import type { Desk, DeskItem } from '@kardan/contract/calls/operator/desk';
import { findingKinds } from '@kardan/contract/values/findings';
import type { Actor } from '../accounts/actor.ts';
import { requireOperator } from '../accounts/policies.ts';
import { listWaitingGroups } from '../accounts/sso/set-up/list-waiting-groups.ts';
import type { Database } from '../db/database.ts';
import { listRequests } from '../dealerships/admission/list-requests.ts';
import { listAllFeeds } from '../feeds/overview/list-all-feeds.ts';
import { startOfViennaDay } from '../kernel/start-of-vienna-day.ts';
import { listComplaints } from '../moderation/complaints/list-complaints.ts';
import { listFindings } from '../moderation/findings/list-findings.ts';
import { listNotices } from '../moderation/notices/reading/list-notices.ts';

/** What waits for an operator, of every kind its first page; each kind has a list of its own for the rest. */
export async function readDesk({ db }: { db: Database }, actor: Actor): Promise<Desk> {
  requireOperator(actor);
  const [requests, notices, complaints, feeds, groups, ...findings] = await Promise.all([
    listRequests({ db }, actor, { tab: 'open' }),
    listNotices({ db }, actor, { state: 'open' }),
    listComplaints({ db }, actor, { state: 'open' }),
    listAllFeeds({ db }, actor, { filter: 'broken' }),
    listWaitingGroups({ db }, actor),
    ...findingKinds.map((kind) => listFindings({ db }, actor, { kind, state: 'open' })),
  ]);
  const items: DeskItem[] = [
    ...requests.items.map(({ id, name, place, dueOn }) => ({
      kind: 'request' as const,
      id,
      name,
      place,
      dueAt: new Date(startOfViennaDay(dueOn, -1)).toISOString(),
    })),
    ...notices.items.map(({ id, reason, title, dealerName, dueAt }) => ({
      kind: 'notice' as const,
      id,
      reason,
      car: title,
      dealer: dealerName,
      dueAt,
    })),
    ...complaints.items.map(({ id, label, restriction, dealerName, dueAt }) => ({
      kind: 'complaint' as const,
      id,
      car: label,
      restriction,
      dealer: dealerName,
      dueAt,
    })),
    ...findings.flatMap(({ items: found }) =>
      found.map(({ id, kind, car, foundAt }) => ({
        kind: 'finding' as const,
        id,
        finding: kind,
        car: car.title,
        dealer: car.dealership.name,
        since: foundAt,
      })),
    ),
    ...feeds.items.map(({ id, name, owner, dealership, lastRun }) => ({
      kind: 'feed' as const,
      id,
      name,
      owner,
      dealershipSlug: dealership?.slug ?? null,
      since: lastRun?.at ?? null,
    })),
    ...groups.map(({ id, name, domains, since }) => ({
      kind: 'company-account' as const,
      id: String(id),
      group: name,
      domains,
      since: since.toISOString(),
    })),
  ];
  return {
    items: items.sort(byUrgency),
    counts: {
      request: requests.counts.open,
      notice: notices.counts.open,
      complaint: complaints.counts.open,
      finding: findingKinds.reduce((sum, kind) => sum + (findings[0]?.open[kind] ?? 0), 0),
      feed: feeds.counts.broken,
      'company-account': groups.length,
    },
  };
}

/** What has a day comes before what merely waits; of either the earlier first. */
function byUrgency(one: DeskItem, other: DeskItem): number {
  return keyOf(one).localeCompare(keyOf(other));
}

function keyOf(item: DeskItem): string {
  return 'dueAt' in item ? `1 ${item.dueAt}` : `2 ${item.since ?? ''}`;
}
