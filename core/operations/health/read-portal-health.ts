import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { measurePortal, type PortalHealth } from './measure-portal.ts';

/** Whoever looks twice within this time sees the same: every operator's desk asks, again and again. */
const keptMs = 10_000;
const kept = new WeakMap<Database, { at: number; health: Promise<PortalHealth> }>();

/** Tells operators how the portal is: six measures, each with the limit beyond which somebody has to look. */
export async function readPortalHealth(
  { db }: { db: Database },
  actor: Actor,
  { maxAgeMs = keptMs }: { maxAgeMs?: number } = {},
): Promise<PortalHealth> {
  requireOperator(actor);
  const last = kept.get(db);
  if (last && Date.now() - last.at < maxAgeMs) return last.health;
  const health = measurePortal(db);
  kept.set(db, { at: Date.now(), health });
  // A failure is nobody's answer for the next seconds.
  health.catch(() => kept.delete(db));
  return health;
}
