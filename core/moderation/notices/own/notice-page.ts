import { ownNoticePath } from '@kardan/contract/site-paths';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Env } from '../../../env.ts';
import { sealNoticeToken } from './notice-token.ts';

/** The page on which who reported a car sees what became of it; opening it changes nothing. */
export function noticePage(
  { SITE_ORIGIN, LINK_SECRET }: Pick<Env, 'SITE_ORIGIN' | 'LINK_SECRET'>,
  noticeId: string,
  language: Language,
): string {
  return SITE_ORIGIN + ownNoticePath(sealNoticeToken(noticeId, LINK_SECRET), language);
}
