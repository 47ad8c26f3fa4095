import type { StoredPicture } from '@kardan/contract/calls/operator/content-tools';
import { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { readTimeCursor, writeTimeCursor } from '../../kernel/time-cursor.ts';
import { findShowingTexts } from './find-showing-texts.ts';
import { loadContentPictures, type PictureRow } from './picture-store.ts';

const pageSize = 50;
const pictureName = z.string().regex(/^[a-z0-9-]{1,160}$/);

/** Pictures that texts can show, newest first, for those who write them. */
export async function listPictures(
  { db }: { db: Database },
  actor: Actor,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<{ items: StoredPicture[]; cursor: string | null }> {
  requireEditor(actor);
  const rows = await loadContentPictures(db, {
    limit: pageSize + 1,
    ...(search && { search }),
    after: readTimeCursor(cursor, { id: pictureName }),
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const textsOf = await findShowingTexts(
    db,
    shown.map(({ name }) => name),
  );
  return {
    items: shown.map((row) => presentPicture(row, textsOf(row.name))),
    cursor: rows.length > pageSize && last ? writeTimeCursor({ at: last.place, id: last.name }) : null,
  };
}

export function presentPicture(row: PictureRow, texts: StoredPicture['texts']): StoredPicture {
  const { name, hash, widthPx, heightPx, altDe, altEn, credit, createdAt } = row;
  return {
    name,
    picture: { hash, widthPx, heightPx },
    alt: { 'de-AT': altDe, en: altEn },
    credit,
    addedAt: createdAt.toISOString(),
    usedIn: texts.length,
    texts,
  };
}
