import { ApiError } from '@kardan/contract/client/api-error';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useAccount } from '#domain/account/own-account.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { AddressesToEnter } from './addresses-to-enter.tsx';
import { ProviderForm } from './provider-form.tsx';
import { identityProviderQuery } from './queries.ts';
import { ReleaseProvider } from './release-provider.tsx';
import { RemoveProvider } from './remove-provider.tsx';

/** For a group's owners: the sign-in service of their own that their people come through. Operators release it. */
export default function IdentityProviderPage() {
  const t = useTexts('identityProvider');
  const { groupId = '' } = useParams({ strict: false });
  const { isOperator } = useAccount();
  const query = useQuery(identityProviderQuery(groupId));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <>
      <PageHead title={t('title')} intro={query.data && t('intro', { group: query.data.group.name })} />
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
        {({ group, redirectUri, logoutUri, dealerships, provider }) => (
          <div className="grid gap-4">
            {isOperator && provider && <ReleaseProvider provider={provider} group={group} groupId={groupId} />}
            <AddressesToEnter redirectUri={redirectUri} logoutUri={logoutUri} />
            <ProviderForm
              key={provider ? 'there' : 'new'}
              groupId={groupId}
              provider={provider}
              dealerships={dealerships}
            />
            {provider && <RemoveProvider provider={provider} groupId={groupId} />}
          </div>
        )}
      </Loaded>
    </>
  );
}
