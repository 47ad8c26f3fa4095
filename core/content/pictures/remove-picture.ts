import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { giveUpPicture } from '../../media/edits/give-up-picture.ts';
import { findShowingTexts } from './find-showing-texts.ts';
import { deletePicture, loadContentPictures, lockPicture } from './picture-store.ts';

/**
 * Removes a picture that an editor has added and no text shows, and has its file removed: whoever has the rights in it finds it
 * here no more.
 */
export async function removePicture({ db }: { db: Database }, actor: Actor, name: string): Promise<void> {
  requireEditor(actor);
  await inTransaction(db, async (tx) => {
    await lockPicture(tx, name);
    const [row] = await loadContentPictures(tx, { name, limit: 1 });
    if (!row) throw new NotFound('picture');
    if (row.fromInstallation) throw new Failure('picture-of-installation');
    const textsOf = await findShowingTexts(tx, [name]);
    if (textsOf(name).length > 0) throw new Failure('picture-in-use');
    await deletePicture(tx, name);
    await giveUpPicture(tx, row.hash);
    const { altDe, altEn, credit } = row;
    await recordAct(tx, actor, {
      action: 'content-picture.removed',
      object: { id: name, label: name },
      before: { altDe, altEn, credit },
    });
  });
}
