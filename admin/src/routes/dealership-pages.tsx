import { ApiError } from '@kardan/contract/client/api-error';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useContext } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { dealershipQuery } from '#domain/dealership/dealership.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';

/** Pages of the dealership that the address names; somebody else's is not found, but for operators. */
export function DealershipPages() {
  const { isOperator } = useAccount();
  if (useContext(DealershipContext)) return <Outlet />;
  return isOperator ? <AwaitedDealership /> : <NotFoundPage />;
}

/** Until the shell knows its name, or that there is no such dealership. */
function AwaitedDealership() {
  const { dealerSlug = '' } = useParams({ strict: false });
  const dealership = useQuery(dealershipQuery(dealerSlug));
  if (dealership.error instanceof ApiError && dealership.error.status === 404) return <NotFoundPage />;
  return (
    <Loaded query={dealership} skeleton={<Skeleton className="h-48" />}>
      {() => null}
    </Loaded>
  );
}
