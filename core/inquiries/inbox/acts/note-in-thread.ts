import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { accountOf } from '../../../accounts/policies.ts';
import { recordAct } from '../../../audit/record-act.ts';
import { Failure, NotFound } from '../../../kernel/errors.ts';
import { changeThread, type InboxServices, type ThreadPlace } from './change-thread.ts';
import { deleteNote, insertNote, loadNoteAuthor } from './note-store.ts';

/** Adds a note that only the house sees; the same key again adds nothing. */
export function noteInThread(
  services: InboxServices,
  actor: Actor,
  place: ThreadPlace,
  { key, text }: { key: string; text: string },
): Promise<WholeThread> {
  return changeThread(services, actor, place, (tx, { id: recipientId }) =>
    insertNote(tx, { recipientId, accountId: accountOf(actor), body: text, key }),
  );
}

/** Removes a note: one's own, or as an owner anybody's; the latter is on record. */
export function removeNote(
  services: InboxServices,
  actor: Actor,
  place: ThreadPlace,
  noteId: string,
): Promise<WholeThread> {
  return changeThread(services, actor, place, async (tx, { id, dealershipId }) => {
    const note = await loadNoteAuthor(tx, id, noteId);
    if (!note) throw new NotFound('note');
    const isOwner = actor.isOperator || actor.memberships.get(dealershipId)?.right === 'owner';
    const isOwn = note.accountId === accountOf(actor);
    if (!isOwn && !isOwner) throw new Failure('forbidden');
    await deleteNote(tx, noteId);
    if (!isOwn) await recordAct(tx, actor, { action: 'inquiry.note-removed', dealershipId, object: { id, label: '' } });
  });
}
