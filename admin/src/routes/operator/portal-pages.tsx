import { Outlet, useLocation } from '@tanstack/react-router';
import { useAccount } from '#domain/account/own-account.ts';
import { portalPagesOf, portalPath } from '#domain/portal/navigation.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** Pages of the portal: operators see all of them, editors those of its texts, and to dealers there are none. */
export function PortalPages() {
  const account = useAccount();
  const { pathname } = useLocation();
  const isTheirs = portalPagesOf(account).some(({ page }) => `${pathname}/`.startsWith(`${portalPath(page)}/`));
  return isTheirs ? <Outlet /> : <NotFoundPage />;
}
