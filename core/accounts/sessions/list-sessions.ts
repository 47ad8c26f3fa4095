import type { OwnSession } from '@kardan/contract/calls/admin/sessions';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../actor.ts';
import { accountOf, sessionOf } from '../policies.ts';
import { loadSessions } from './session-store.ts';

/** Where the actor's account is signed in, the session that asks first. */
export async function listSessions({ db }: { db: Database }, actor: Actor): Promise<{ items: OwnSession[] }> {
  const current = sessionOf(actor).id;
  const sessions = await loadSessions(db, accountOf(actor));
  const items = sessions.map(({ deviceLabel: device, createdAt, ...session }) => ({
    ...session,
    device,
    createdAt: createdAt.toISOString(),
    isCurrent: session.id === current,
  }));
  return { items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}
