import type { Tx } from '../../../db/database.ts';

interface NewNote {
  recipientId: string;
  accountId: number;
  body: string;
  key: string;
}

export async function insertNote(tx: Tx, note: NewNote): Promise<void> {
  await tx
    .insertInto('inquiryNote')
    .values(note)
    .onConflict((conflict) => conflict.columns(['recipientId', 'key']).doNothing())
    .execute();
}

export function loadNoteAuthor(tx: Tx, recipientId: string, noteId: string) {
  return tx
    .selectFrom('inquiryNote')
    .select('accountId')
    .where('id', '=', noteId)
    .where('recipientId', '=', recipientId)
    .executeTakeFirst();
}

export async function deleteNote(tx: Tx, noteId: string): Promise<void> {
  await tx.deleteFrom('inquiryNote').where('id', '=', noteId).execute();
}
