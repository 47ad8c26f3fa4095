import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, type ErrorComponentProps, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryClient } from '#lib/api/query-client.ts';
import { Failure } from '#lib/failure/failure.tsx';
import { routeTree } from './routes/route-tree.tsx';

export const routerOptions = {
  routeTree,
  defaultErrorComponent: ({ error, reset }: ErrorComponentProps) => <Failure error={error} onRetry={reset} />,
};

/** What the browser shows and the build renders: the same tree, so that the one can take over what the other has made. */
export function Application({ router }: { router: AnyRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
