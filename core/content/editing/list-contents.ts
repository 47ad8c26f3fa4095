import type { ContentItem } from '@kardan/contract/calls/operator/content';
import { type ContentKind, type ContentState, contentKinds } from '@kardan/contract/values/content';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { placeNumber } from '../../kernel/place-parts.ts';
import { startOfViennaDay } from '../../kernel/start-of-vienna-day.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import { countContentKinds, loadContentItems } from './content-list-store.ts';

interface Asked {
  kind?: ContentKind | undefined;
  language?: Language | undefined;
  state?: ContentState | undefined;
  search?: string | undefined;
  publicFrom?: string | undefined;
  publicTo?: string | undefined;
  cursor?: string | undefined;
}

interface ContentPageOfList {
  items: ContentItem[];
  cursor: string | null;
  kinds: Record<ContentKind, number>;
}

const pageSize = 50;

/** Texts of the site whatever their state, changed last first, for those who edit them. */
export async function listContents(
  { db }: { db: Database },
  actor: Actor,
  { cursor, publicFrom, publicTo, ...asked }: Asked,
): Promise<ContentPageOfList> {
  requireEditor(actor);
  const filter = {
    ...asked,
    publicFrom: publicFrom === undefined ? undefined : new Date(startOfViennaDay(publicFrom, 0)),
    publicTo: publicTo === undefined ? undefined : new Date(startOfViennaDay(publicTo, -1)),
  };
  const [rows, counts] = await Promise.all([
    loadContentItems(db, filter, readTimeCursor(cursor, { id: placeNumber }), pageSize + 1),
    countContentKinds(db, filter),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(presentItem),
    cursor: rows.length > pageSize && last ? writeTimeCursor({ at: last.place, id: last.id }) : null,
    kinds: Object.fromEntries(contentKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<ContentKind, number>,
  };
}

function presentItem(row: Awaited<ReturnType<typeof loadContentItems>>[number]): ContentItem {
  const { id, kind, key, language, slug, title, state, brokenLinks } = row;
  return {
    id,
    kind,
    key,
    language,
    slug,
    title,
    state,
    publishAt: row.publishAt?.toISOString() ?? null,
    isAhead: row.publicNumber !== null && row.newestNumber > row.publicNumber,
    changedAt: row.updatedAt.toISOString(),
    changedBy: row.authorAccountId === null ? null : { accountId: row.authorAccountId, name: row.authorName },
    brokenLinks,
  };
}
