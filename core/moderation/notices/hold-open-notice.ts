import type { Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdNoticeCase, type NoticeCase } from './notice-case-store.ts';

/** A notice that waits for its decision, held until the transaction ends: nobody decides twice. */
export async function holdOpenNotice(tx: Tx, noticeId: string): Promise<NoticeCase> {
  const notice = await holdNoticeCase(tx, noticeId);
  if (!notice) throw new NotFound('notice');
  if (notice.state !== 'open') throw new Failure('already-decided');
  return notice;
}
