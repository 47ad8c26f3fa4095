import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdNoticeCase } from '../notices/notice-case-store.ts';
import { openNoticeToken } from '../notices/own/notice-token.ts';
import { mayReporterComplain } from '../notices/own/reporter-rights.ts';
import { insertComplaint } from './complaint-store.ts';

/** Takes a reporter's complaint of the decision on their notice, once and for six months. */
export async function complainOfDecision(
  { db, env }: { db: Database; env: Env },
  token: string,
  text: string,
): Promise<void> {
  const noticeId = openNoticeToken(token, env.LINK_SECRET);
  if (noticeId === undefined) throw new NotFound('notice');
  await inTransaction(db, async (tx) => {
    const notice = await holdNoticeCase(tx, noticeId);
    if (!notice) throw new NotFound('notice');
    if (!mayReporterComplain(notice, new Date())) throw new Failure('complaint-not-possible');
    const filed = await insertComplaint(tx, { complainant: 'reporter', noticeId, text });
    if (!filed) throw new Failure('complaint-not-possible');
  });
}
