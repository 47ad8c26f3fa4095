import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { lockFinding, saveDecision } from './finding-store.ts';

/** Says that a finding is in order: it stays away as long as its facts do. One that is closed already stays as it is. */
export function dismissFinding(
  services: { db: Database },
  actor: Actor,
  findingId: string,
  why: string,
): Promise<void> {
  return decide(services, actor, findingId, { from: 'open', to: 'dismissed', why: why || null });
}

/** Takes back that a finding is in order. */
export function reopenFinding(services: { db: Database }, actor: Actor, findingId: string): Promise<void> {
  return decide(services, actor, findingId, { from: 'dismissed', to: 'open', why: null });
}

async function decide(
  { db }: { db: Database },
  actor: Actor,
  findingId: string,
  { from, to, why }: { from: 'open' | 'dismissed'; to: 'open' | 'dismissed'; why: string | null },
): Promise<void> {
  requireOperator(actor);
  await inTransaction(db, async (tx) => {
    const finding = await lockFinding(tx, findingId);
    if (!finding) throw new NotFound('finding');
    if (finding.state !== from) return;
    await saveDecision(tx, findingId, to === 'open' ? { state: to } : { state: to, decidedBy: actor.accountId, why });
    await recordAct(tx, actor, {
      action: to === 'open' ? 'finding.reopened' : 'finding.dismissed',
      object: { id: findingId, label: finding.title },
      before: { state: from },
      after: { state: to, kind: finding.kind, why },
    });
  });
}
