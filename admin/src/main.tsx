import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { resumeUploads } from '#domain/uploads/upload-queue.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { workOffline } from '#lib/browser/work-offline.ts';
import { Failure } from '#lib/failure/failure.tsx';
import { adminBase } from '#lib/router/admin-base.ts';
import { startSession } from '#lib/session/current-session.ts';
import { startLanguage } from '#lib/texts/language.ts';
import { routeTree } from './routes/route-tree.tsx';
import './styles.css';

/** Language and session are known before the first page is shown: nothing flickers, and no page has to ask. */
async function start(root: Root): Promise<void> {
  const openedAt = { pathname: location.pathname, search: location.search };
  dropLanguagePrefix();
  const router = createRouter({
    routeTree,
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => <Failure error={error} onRetry={reset} />,
  });
  // The page's own code comes beside the language and the session, not after them.
  const [matched] = router.getMatchedRoutes(location.pathname);
  for (const route of matched) void router.loadRouteChunk(route);
  await startLanguage(openedAt);
  try {
    await startSession();
  } catch (error) {
    // Without an answer it is not known whether anybody is signed in: that is said, and not a sign-in asked for.
    root.render(
      <main className="page py-20">
        <Failure error={error} isPage onRetry={() => location.reload()} />
      </main>,
    );
    return;
  }
  resumeUploads();
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** The public site links to `/en/dealership-admin`: here the language is the account's, and addresses have no language. */
function dropLanguagePrefix(): void {
  const { pathname, search, hash } = location;
  if (pathname.startsWith(`/en${adminBase}`))
    history.replaceState(null, '', pathname.slice('/en'.length) + search + hash);
}

const element = document.getElementById('app');
if (element) void start(createRoot(element));
workOffline();
