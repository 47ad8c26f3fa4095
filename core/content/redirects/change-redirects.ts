import type { Redirect } from '@kardan/contract/calls/operator/redirects';
import { plainPath } from '@kardan/contract/values/plain-path';
import type { Actor } from '../../accounts/actor.ts';
import { accountOf, requireEditor } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceRedirects } from '../../changes/announce-redirects.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { presentRedirect } from './read-redirects.ts';
import { deleteRedirect, insertRedirect, loadRedirects } from './redirect-store.ts';

/** Leads an address that names nothing to another one, in one hop: the database refuses loops and chains. */
export async function addRedirect(
  { db }: { db: Database },
  actor: Actor,
  given: { fromPath: string; toPath: string },
): Promise<Redirect> {
  requireEditor(actor);
  // As web looks them up: what differs in its end alone is one address, and would lead to itself.
  const paths = { fromPath: plainPath(given.fromPath), toPath: plainPath(given.toPath) };
  if (paths.fromPath === paths.toPath) throw refused('toPath', 'redirect-loop');
  return inTransaction(db, async (tx) => {
    const id = await refusingChains(insertRedirect(tx, { ...paths, addedBy: accountOf(actor) }));
    await recordAct(tx, actor, {
      action: 'redirect.added',
      object: { id, label: paths.fromPath },
      after: { to: paths.toPath },
    });
    await announceRedirects(tx);
    const [row] = await loadRedirects(tx, { id, limit: 1 });
    if (!row) throw new Error(`redirect ${id} was not stored`);
    return presentRedirect(row);
  });
}

/** The address names nothing again. */
export async function removeRedirect({ db }: { db: Database }, actor: Actor, id: number): Promise<void> {
  requireEditor(actor);
  await inTransaction(db, async (tx) => {
    const [row] = await loadRedirects(tx, { id, limit: 1 });
    if (!row) throw new NotFound('redirect');
    await deleteRedirect(tx, id);
    await recordAct(tx, actor, {
      action: 'redirect.removed',
      object: { id, label: row.fromPath },
      before: { to: row.toPath },
    });
    await announceRedirects(tx);
  });
}

async function refusingChains<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const { constraint } = cause as { constraint?: string };
    if (constraint === 'redirect_chain') throw refused('toPath', 'redirect-chain');
    if (constraint === 'redirect_from_path_key') throw refused('fromPath', 'redirect-taken');
    throw cause;
  }
}

function refused(field: string, code: string): InvalidRequest {
  return new InvalidRequest([{ path: [field], code, message: code }]);
}
