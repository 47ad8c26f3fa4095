import type { RequestRow } from '@kardan/contract/calls/operator/requests';
import { calendarDay } from '@kardan/contract/values/calendar-day';
import type { RequestState, RequestTab } from '@kardan/contract/values/dealership-requests';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { placeMoment } from '../../kernel/place-parts.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import { countRequests, loadRequests } from './request-store.ts';

const pageSize = 50;

/** Who asks to be let in, for operators: what is due first comes first, what is decided the latest first. */
export async function listRequests(
  { db }: { db: Database },
  actor: Actor,
  { tab, cursor }: { tab: RequestTab; cursor?: string | undefined },
): Promise<{ items: RequestRow[]; counts: Record<RequestTab, number>; cursor: string | null }> {
  requireOperator(actor);
  const after = readTimeCursor(cursor, { at: tab === 'decided' ? placeMoment : calendarDay });
  const [rows, counts] = await Promise.all([loadRequests(db, tab, { after, limit: pageSize + 1 }), countRequests(db)]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const today = viennaDay(Date.now());
  const items = shown.map(({ id, reference, state, name, postcode, city, carCount, createdAt, decidedAt, dueDay }) => ({
    id,
    reference,
    state: state as RequestState,
    name,
    place: `${postcode} ${city}`,
    carCount,
    at: createdAt.toISOString(),
    dueOn: dueDay,
    isLate: decidedAt === null && dueDay < today,
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
  return {
    items,
    counts,
    cursor: rows.length > pageSize && last ? writeTimeCursor({ at: last.place, id: last.id }) : null,
  };
}
