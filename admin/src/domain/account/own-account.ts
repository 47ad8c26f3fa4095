import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api } from '#lib/api/api.ts';

/** Who is signed in, and what they work for. Asked for again and again: a role that somebody changed shows without a reload. */
export const ownAccountQuery = queryOptions({
  queryKey: ['own-account'],
  queryFn: ({ signal }) => api.ownAccount({ signal }),
  staleTime: 60_000,
  refetchInterval: 5 * 60_000,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
});

/** The shell hands it down once it is there. */
export const AccountContext = createContext<OwnAccount | undefined>(undefined);

/** Who is signed in; only below the shell. */
export function useAccount(): OwnAccount {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount is for pages below the shell');
  return account;
}
