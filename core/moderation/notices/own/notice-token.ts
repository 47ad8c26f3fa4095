import { openSealedId, sealId } from '../../../kernel/sealed-id.ts';

const use = 'notice page';

/** What opens the page of a notice for who reported it: its id, signed. */
export function sealNoticeToken(noticeId: string, secret: string): string {
  return sealId(noticeId, use, secret);
}

/** The notice that a token opens, or undefined when it is none of ours. */
export function openNoticeToken(token: string, secret: string): string | undefined {
  return openSealedId(token, use, secret);
}
