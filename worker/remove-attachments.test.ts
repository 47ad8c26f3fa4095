import { randomUUID } from 'node:crypto';
import { announceRemovedAttachments } from '@kardan/core/changes/announce-removed-attachments';
import { inTransaction } from '@kardan/core/db/database';
import { attachmentKey } from '@kardan/core/inquiries/replies/attachments/attachment-key';
import { writeObject } from '@kardan/core/media/objects';
import { expect, test } from 'vitest';
import { createWorkplace } from './testing/workplace.ts';

test('the files of messages that are gone leave the store, however many there are', async () => {
  await using workplace = await createWorkplace();
  const { db, store } = workplace;
  const [stays, ...removed] = Array.from({ length: 102 }, () => randomUUID());
  const write = (id = '') => writeObject(store.media, attachmentKey(id), Buffer.from('%PDF'), 'application/pdf');
  await Promise.all([stays, ...removed].map(write));
  await using _worker = await workplace.startWorker();
  await inTransaction(db, (tx) => announceRemovedAttachments(tx, removed));
  await workplace.untilDone('remove-attachments');
  expect(await store.keys('inquiry-attachments/')).toEqual([attachmentKey(String(stays))]);
}, 60_000);
