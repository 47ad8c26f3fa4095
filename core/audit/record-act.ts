import type { AuditAction } from '@kardan/contract/values/audit';
import type { Tx } from '../db/database.ts';
import {
  type AuditFields,
  type AuditValue,
  type InsertedEntry,
  insertEntries,
  type NewAuditEntry,
} from './audit-store.ts';

/** Who acts, as far as the audit cares. */
export interface ActingPerson {
  /** No person: a key, a feed, a command. */
  accountId: number | null;
  /** What it is called where it is no person. */
  name?: string | undefined;
  memberships: ReadonlyMap<number, unknown>;
  requestId?: string | undefined;
}

export interface Act {
  action: AuditAction;
  /** None for what is the portal's. */
  dealershipId?: number;
  /** Whether somebody of the portal does it for others; of a dealership's follows from who acts. */
  onBehalf?: boolean;
  object: { id: string | number; label: string };
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/**
 * Never on record, whatever a use case hands over: secrets, what people write to each other, and what only counts
 * changes. The body of a car is its shape.
 */
const neverTold = /password|secret|token|hash|message|body|^code$|^revision$/i;
/** A value that is longer says only that it changed. */
const maxLength = 200;

/**
 * Puts an act on record in the transaction that does it: no change without its entry, no entry without its change. Of
 * fields only those that differ are kept, and of none what is secret or private. Gives the entry's id.
 */
export async function recordAct(tx: Tx, actor: ActingPerson, act: Act): Promise<string> {
  const [entry] = (await recordActs(tx, actor, [act])) as [InsertedEntry];
  return entry.id;
}

/** The same for many acts of one actor, by one statement; which entry is whose dealership's is told with it. */
export async function recordActs(tx: Tx, actor: ActingPerson, acts: readonly Act[]): Promise<InsertedEntry[]> {
  if (acts.length === 0) return [];
  return insertEntries(
    tx,
    acts.map((act) => entryOf(actor, act)),
  );
}

function entryOf(actor: ActingPerson, act: Act): NewAuditEntry {
  const { action, dealershipId = null, onBehalf = false, object, before = {}, after = {} } = act;
  const isTold = (name: string) => !neverTold.test(name) || (name === 'body' && /^(listing|version)\./.test(action));
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isTold);
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Readonly<Record<string, unknown>>): AuditFields =>
    Object.fromEntries(changed.filter((name) => from[name] !== undefined).map((name) => [name, tellable(from[name])]));
  return {
    actorAccountId: actor.accountId,
    actorName: actor.name ?? null,
    onBehalf: dealershipId === null ? onBehalf : !actor.memberships.has(dealershipId),
    dealershipId,
    action,
    objectKind: action.split('.')[0] as string,
    objectId: String(object.id),
    objectLabel: object.label.slice(0, maxLength),
    before: pick(before),
    after: pick(after),
    requestId: actor.requestId ?? null,
  };
}

function tellable(value: unknown): AuditValue {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.slice(0, 50).map((each) => String(each).slice(0, maxLength));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
}
