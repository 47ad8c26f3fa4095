import { maxRedirects, type Redirect } from '@kardan/contract/calls/operator/redirects';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { InvalidCursor } from '../../kernel/errors.ts';
import { loadRedirects, loadRedirectTable, type RedirectRow } from './redirect-store.ts';

const pageSize = 50;

/** Addresses that lead to others, newest first, for those who set them. */
export async function listRedirects(
  { db }: { db: Database },
  actor: Actor,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<{ items: Redirect[]; cursor: string | null }> {
  requireEditor(actor);
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw new InvalidCursor();
  const rows = await loadRedirects(db, {
    limit: pageSize + 1,
    ...(search && { search }),
    ...(cursor !== undefined && { before: Number(cursor) }),
  });
  const items = rows.slice(0, pageSize).map(presentRedirect);
  return { items, cursor: rows.length > pageSize ? String(items.at(-1)?.id) : null };
}

/** Every address that leads elsewhere, for whoever answers for addresses; the newest where there are too many. */
export async function readRedirectTable({ db }: { db: Database }) {
  return { items: await loadRedirectTable(db, maxRedirects) };
}

export function presentRedirect({ id, fromPath, toPath, createdAt, addedBy, addedByName }: RedirectRow): Redirect {
  return {
    id,
    fromPath,
    toPath,
    addedAt: createdAt.toISOString(),
    addedBy: addedBy === null ? null : { accountId: addedBy, name: addedByName },
  };
}
