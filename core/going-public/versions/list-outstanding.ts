import type { DealershipState } from '@kardan/contract/values/accounts';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { InvalidCursor, NotFound } from '../../kernel/errors.ts';
import { laterOrSame } from './list-versions.ts';
import { loadOutstanding, loadVersions, type OutstandingPlace } from './version-store.ts';

const pageSize = 50;

interface Outstanding {
  id: number;
  slug: string;
  name: string;
  place: string;
  state: DealershipState;
  accepted: string | null;
}

/** Dealerships in trade that have accepted neither a version nor a later one, by name; for operators. */
export async function listOutstanding(
  { db }: { db: Database },
  actor: Actor,
  { versionId, cursor }: { versionId: string; cursor?: string | undefined },
): Promise<{ items: Outstanding[]; cursor: string | null }> {
  requireOperator(actor);
  const versions = await loadVersions(db);
  const version = versions.find(({ id }) => id === versionId);
  if (!version) throw new NotFound('version');
  const wanted = { kind: version.kind, versions: laterOrSame(versions, version) };
  const rows = await loadOutstanding(db, wanted, {
    after: cursor === undefined ? undefined : placeOf(cursor),
    limit: pageSize + 1,
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ id, slug, name, state, postcode, cityName, accepted }) => ({
      id,
      slug,
      name,
      place: `${postcode} ${cityName}`,
      state,
      accepted,
    })),
    cursor: rows.length > pageSize && last ? `${last.id}/${last.nameKey}` : null,
  };
}

function placeOf(cursor: string): OutstandingPlace {
  const [, id, name] = /^(\d{1,9})\/(.*)$/s.exec(cursor) ?? [];
  if (id === undefined || name === undefined) throw new InvalidCursor();
  return { id: Number(id), name };
}
