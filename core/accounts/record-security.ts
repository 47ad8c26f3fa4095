import type { SecurityAct } from '@kardan/contract/values/audit';
import { recordAct } from '../audit/record-act.ts';
import type { Tx } from '../db/database.ts';

interface SecurityDetails {
  /** Nobody where a command does it. */
  by?: number | null;
  requestId?: string | undefined;
  after?: Readonly<Record<string, unknown>>;
}

/** Puts on record what concerns how somebody gets into their account, in the transaction that does it. */
export async function recordSecurity(
  tx: Tx,
  account: { id: number; email: string },
  act: SecurityAct,
  { by = account.id, requestId, after = {} }: SecurityDetails = {},
): Promise<void> {
  const object = { id: account.id, label: account.email };
  const doer = { accountId: by, memberships: new Map(), requestId };
  await recordAct(tx, doer, { action: `account.${act}`, object, after });
}
