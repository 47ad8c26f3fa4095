import type { Tx } from '../db/database.ts';
import { type AuditFields, type AuditValue, insertEntry } from './audit-store.ts';

/** Who acts, as far as the audit cares. */
export interface ActingPerson {
  accountId: number;
  memberships: ReadonlyMap<number, unknown>;
  requestId?: string;
}

/** Every act that is on record, by what it is done to. */
export type AuditAction =
  | `member.${'invited' | 'changed' | 'removed'}`
  | 'listing.changed'
  | `city.${'created' | 'changed' | 'deleted'}`
  | `content.${'created' | 'changed' | 'state-changed'}`;

interface Act {
  action: AuditAction;
  /** None for what is the portal's. */
  dealershipId?: number;
  object: { id: string | number; label: string };
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Never on record, whatever a use case hands over: secrets, what people write to each other, and what only counts changes. */
const neverTold = /password|secret|token|hash|message|body|^code$|^revision$/i;
/** A value that is longer says only that it changed. */
const maxLength = 200;

/**
 * Puts an act on record in the transaction that does it: no change without its entry, no entry without its change. Of
 * fields only those that differ are kept, and of none what is secret or private.
 */
export async function recordAct(tx: Tx, actor: ActingPerson, act: Act): Promise<void> {
  const { action, dealershipId = null, object, before = {}, after = {} } = act;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !neverTold.test(name));
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Readonly<Record<string, unknown>>): AuditFields =>
    Object.fromEntries(changed.filter((name) => from[name] !== undefined).map((name) => [name, tellable(from[name])]));
  await insertEntry(tx, {
    actorAccountId: actor.accountId,
    onBehalf: dealershipId !== null && !actor.memberships.has(dealershipId),
    dealershipId,
    action,
    objectKind: action.split('.')[0] as string,
    objectId: String(object.id),
    objectLabel: object.label.slice(0, maxLength),
    before: pick(before),
    after: pick(after),
    requestId: actor.requestId ?? null,
  });
}

function tellable(value: unknown): AuditValue {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.slice(0, 50).map((each) => String(each).slice(0, maxLength));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
}
