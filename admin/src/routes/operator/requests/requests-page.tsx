import { type RequestTab, requestTabs } from '@kardan/contract/values/dealership-requests';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { newDealerPath } from '#domain/addresses.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { requestsQuery } from '#domain/portal/requests.ts';
import { CaseList } from '#features/moderation/case-list.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { RequestLine } from './request-line.tsx';
import { RequestTabs } from './request-tabs.tsx';

/** Who asks to be let in, by the day on which they must have heard. The tab stands in the address. */
export default function RequestsPage() {
  const t = useTexts('portalRequests');
  const tab = readTab(useSearch({ strict: false }));
  const requests = useInfiniteQuery(requestsQuery(tab));
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            <LinkButton href={portalPath('requests', 'agreements')} icon="handshake">
              {t('agreements')}
            </LinkButton>
            <LinkButton href={newDealerPath} icon="plus">
              {t('create')}
            </LinkButton>
          </>
        }
      />
      <RequestTabs current={tab} counts={requests.data?.pages[0]?.counts} />
      <CaseList
        query={requests}
        label={t('title')}
        empty={
          <EmptyState icon="clipboard-check" title={t(`none.${tab}`)}>
            {t(`none.${tab}Text`)}
          </EmptyState>
        }
        row={(request) => <RequestLine key={request.id} request={request} />}
      />
    </>
  );
}

function readTab(search: { tab?: unknown }): RequestTab {
  return requestTabs.find((tab) => tab === search.tab) ?? 'open';
}
