import type { FeedRunRow } from '@kardan/contract/calls/feeds/feeds';
import { unreadableFileCodes } from '@kardan/contract/values/feeds';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Why a run failed and what to do about it: what exactly is wrong with the file, where that is known. */
export function useReasonWords() {
  const t = useTexts('feedReasons');
  return ({ reason, reasonDetail }: Pick<FeedRunRow, 'reason' | 'reasonDetail'>) => {
    const detail = unreadableFileCodes.find((code) => code === reasonDetail);
    const name = reason === 'unreadable-file' && detail ? (`file.${detail}` as const) : (reason ?? 'unexpected');
    return { what: t(`${name}.what`), toDo: t(`${name}.do`) };
  };
}
