import type { Backfill } from '../../db/run-backfill.ts';
import { loadContentForChange, loadVersion } from '../content-write-store.ts';
import { noteUses } from './note-uses.ts';
import { loadLastContentId, loadNextContentId } from './use-store.ts';

/** Texts saved before anybody noted what they use, or while pictures in quotes were overlooked: one at a time, as whoever saves. */
export const contentUsesBackfill: Backfill = {
  name: 'content-uses',
  lastId: loadLastContentId,
  async nextChunk(tx, afterId) {
    const id = await loadNextContentId(tx, afterId);
    if (id === undefined) return undefined;
    await loadContentForChange(tx, id);
    const newest = await loadVersion(tx, id, 'newest');
    if (newest) await noteUses(tx, id, { ...newest, frontMatter: newest.frontMatter as object });
    return id;
  },
};
