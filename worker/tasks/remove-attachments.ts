import { removeAttachments } from '@kardan/core/inquiries/replies/attachments/forget-attachments';
import type { Task } from '../task.ts';

/** Removes the files of messages that are gone. */
export const removeAttachmentsTask: Task<'remove-attachments'> = {
  job: 'remove-attachments',
  async run(services, batch) {
    await removeAttachments(
      services,
      batch.flatMap(({ attachmentIds }) => attachmentIds),
    );
    return [];
  },
};
