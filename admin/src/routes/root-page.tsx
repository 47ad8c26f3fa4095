import { LinkContext } from '@kardan/ui/actions/link.tsx';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { signInPath } from '#domain/addresses.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { removeDrafts } from '#lib/form/draft.ts';
import { adminBase } from '#lib/router/admin-base.ts';
import { RouterLink } from '#lib/router/router-link.tsx';
import { settleIdentity } from '#lib/session/confirm-identity.ts';
import { useSession } from '#lib/session/current-session.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { dropUndoable } from '#lib/undo/undoable.ts';

/** Around every page: how links are followed, what a change of page is told by, and the way out once nobody is signed in. */
export function RootPage() {
  useLeaveWhenSignedOut();
  useFocusOnNavigation();
  return (
    <LinkContext value={RouterLink}>
      <RouteProgress />
      <Outlet />
    </LinkContext>
  );
}

/** Signed out here or in another tab: the page is left, and nothing of the person is kept or done any more. */
function useLeaveWhenSignedOut(): void {
  const state = useSession();
  const before = useRef(state);
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    const hasLeft = state === 'signed-out' && before.current !== 'signed-out';
    before.current = state;
    if (!hasLeft) return;
    removeDrafts();
    settleIdentity(false);
    dropUndoable();
    const left = location.pathname.startsWith(adminBase)
      ? navigate({ href: signInPath(locale), ignoreBlocker: true })
      : Promise.resolve();
    // Only then: a page that is still there would wait for answers that nobody asks for any more.
    void left.then(() => queryClient.clear());
  }, [state, locale, navigate]);
}

/** A new page is read from its beginning, as if it had been loaded. */
function useFocusOnNavigation(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== pathname)
      document.getElementById('content')?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
}

function RouteProgress() {
  const t = useTexts('common');
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-99 h-[3px]">
      {isLoading && (
        <>
          <div className="route-progress h-full bg-accent-line" />
          <span className="sr-only">{t('routeLoading')}</span>
        </>
      )}
    </div>
  );
}
