import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { answerWithStatus } from '#lib/server/exchange.ts';
import type { DirectoryWords } from './directory-words.ts';
import { directoryAddress } from './url/directory-address.ts';
import type { DirectoryState } from './url/directory-state.ts';

/** The address names a page of the list that does not exist, or no longer. */
export function NoSuchPage({
  state,
  lastPage,
  words,
}: {
  state: DirectoryState;
  lastPage: number;
  words: DirectoryWords;
}) {
  answerWithStatus(404);
  const { t, locale } = words;
  const page = formatNumber(lastPage, locale);
  return (
    <div className="page py-8">
      <Notice
        kind="empty"
        icon="store"
        headingLevel={1}
        title={t('noSuchPage.title')}
        actions={
          <LinkButton href={directoryAddress(locale, { ...state, page: lastPage })} variant="accent">
            {t('noSuchPage.toPage', { page })}
          </LinkButton>
        }
      >
        <p>{t('noSuchPage.text', { page })}</p>
      </Notice>
    </div>
  );
}
