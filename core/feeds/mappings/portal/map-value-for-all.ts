import type { DecidedMapping } from '@kardan/contract/calls/operator/value-mappings';
import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { Actor } from '../../../accounts/actor.ts';
import { requireOperator } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { type FieldIssue, InvalidRequest } from '../../../kernel/errors.ts';
import { findMake, findModel } from '../../../vehicles/vehicle-directory.ts';
import { valuesOf } from '../read-groups.ts';
import { saveForAll, settleProposals } from './decided-mapping-store.ts';
import { presentDecided } from './decided-mappings.ts';
import { loadFieldOf } from './unmapped-value-store.ts';

interface MappedValue {
  format: FeedFormat;
  column: string;
  raw: string;
  value: string | null;
}

/** Maps a value for all feeds of a format, from their next runs on; what dealers proposed for it is settled with it. */
export async function mapValueForAll(
  { db }: { db: Database },
  actor: Actor,
  mapped: MappedValue,
): Promise<DecidedMapping> {
  requireOperator(actor);
  const { format, column, raw, value } = mapped;
  const issue = value === null ? undefined : await issueOf(db, mapped, value);
  if (issue) throw new InvalidRequest([issue]);
  return inTransaction(db, async (tx) => {
    const saved = await saveForAll(tx, mapped, actor.accountId);
    await settleProposals(tx, mapped, actor.accountId);
    const object = { id: saved.id, label: `${column}: ${raw}` };
    await recordAct(tx, actor, { action: 'value-mapping.decided', object, after: { format, value, accept: true } });
    return presentDecided(saved);
  });
}

/** A field with a list takes a value of it; a make or model must exist. */
async function issueOf(db: Database, mapped: MappedValue, value: string): Promise<FieldIssue | undefined> {
  const field = (await loadFieldOf(db, mapped)) ?? null;
  const values = valuesOf(field);
  if (values.length > 0 && !values.includes(value))
    return { path: ['value'], code: 'unknown-value', message: 'the field has no such value' };
  if (field !== 'make' && field !== 'model') return undefined;
  const [makeSlug = '', modelSlug] = value.split('/');
  const make = await findMake({ db }, makeSlug);
  if (!make) return { path: ['value'], code: 'unknown-make', message: 'there is no such make' };
  if (field === 'make' || (await findModel({ db }, make, modelSlug ?? ''))) return undefined;
  return { path: ['value'], code: 'unknown-model', message: 'there is no such model' };
}
