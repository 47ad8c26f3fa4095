import { createRouter } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { resumeUploads } from '#domain/uploads/upload-queue.ts';
import { workOffline } from '#lib/browser/work-offline.ts';
import { Failure } from '#lib/failure/failure.tsx';
import { adminBase } from '#lib/router/admin-base.ts';
import { session, startSession } from '#lib/session/current-session.ts';
import { startLanguage } from '#lib/texts/language.ts';
import { Application, routerOptions } from './application.tsx';
import './styles.css';

/** Language and session are known before the first page is shown: nothing flickers, and no page has to ask. */
async function start(element: HTMLElement): Promise<void> {
  const openedAt = { pathname: location.pathname, search: location.search };
  dropLanguagePrefix();
  const router = createRouter({ ...routerOptions, scrollRestoration: true });
  // The page's own code comes beside the language and the session, not after them.
  const [matched] = router.getMatchedRoutes(location.pathname);
  for (const route of matched) void router.loadRouteChunk(route);
  await startLanguage(openedAt);
  try {
    await startSession();
  } catch (error) {
    // Without an answer it is not known whether anybody is signed in: that is said, and not a sign-in asked for.
    createRoot(element).render(
      <main className="page py-20">
        <Failure error={error} isPage onRetry={() => location.reload()} />
      </main>,
    );
    return;
  }
  resumeUploads();
  const application = <Application router={router} />;
  // The sign-in page is in its document already: it is taken over as it stands, with what has been typed into it.
  if (element.dataset.rendered !== undefined && session.state() === 'signed-out') {
    await router.load();
    hydrateRoot(element, application);
  } else {
    createRoot(element).render(application);
  }
}

/** The public site links to `/en/dealership-admin`: here the language is the account's, and addresses have no language. */
function dropLanguagePrefix(): void {
  const { pathname, search, hash } = location;
  if (pathname.startsWith(`/en${adminBase}`))
    history.replaceState(null, '', pathname.slice('/en'.length) + search + hash);
}

const element = document.getElementById('app');
if (element) void start(element);
workOffline();
