import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import { answerWithStatus } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The address names a page of results that does not exist, or no longer. */
export async function NoSuchPage({ state, lastPage }: { state: SearchState; lastPage: number }) {
  answerWithStatus(404);
  const [locale, t] = await Promise.all([currentLocale(), texts('search')]);
  const last = formatNumber(lastPage, locale);
  return (
    <div className="page py-8">
      <Notice
        kind="empty"
        headingLevel={1}
        title={t('noSuchPage.title')}
        actions={
          <LinkButton href={searchAddress(locale, { ...state, page: lastPage })} variant="accent">
            {lastPage === 1 ? t('noSuchPage.toList') : t('noSuchPage.toPage', { page: last })}
          </LinkButton>
        }
      >
        <p>{lastPage === 1 ? t('noSuchPage.text') : t('noSuchPage.endsWith', { page: last })}</p>
      </Notice>
    </div>
  );
}
