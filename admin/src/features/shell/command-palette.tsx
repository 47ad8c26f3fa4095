import { useNavigate } from '@tanstack/react-router';
import { useContext } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf, worksForPortalOnly } from '#domain/account/rights.ts';
import { accountPath, dealershipPath, homePath } from '#domain/addresses.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { navigationOf } from '#domain/dealership/navigation.ts';
import { portalNavigationOf, portalPath } from '#domain/portal/navigation.ts';
import { toggleTheme } from '#lib/browser/toggle-theme.ts';
import { Modal } from '#lib/page/modal.tsx';
import { type Pick, PickList } from '#lib/pick/pick-list.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useAskedSignOut } from './use-asked-sign-out.tsx';

/** Ctrl+K or ⌘K: every page, site and command by a few letters. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell');
  const c = useTexts('common');
  const account = useAccount();
  const current = useContext(DealershipContext);
  const navigate = useNavigate();
  const signOut = useAskedSignOut(onClose);
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  const go = (href: string) => then(() => void navigate({ href }));
  const isDark = document.documentElement.classList.contains('dark');
  const items: Pick[] = [
    ...(current ? navigationOf(current.role) : []).map(({ page, icon }) => ({
      id: `page-${page}`,
      label: t(page),
      note: current?.name,
      icon,
      run: go(dealershipPath(current?.slug ?? '', page)),
    })),
    ...portalNavigationOf(account).map(({ page, icon }) => ({
      id: `portal-${page}`,
      label: t(page),
      note: t(account.isOperator ? 'operator' : 'editor'),
      icon,
      run: go(portalPath(page)),
    })),
    ...(worksForPortalOnly(account)
      ? []
      : [{ id: 'start', label: t('start'), icon: 'house' as const, run: go(homePath) }]),
    { id: 'account', label: t('account'), icon: 'user', run: go(accountPath(current?.slug)) },
    ...dealershipsOf(account).map(({ slug, name, place }) => ({
      id: `site-${slug}`,
      label: name,
      note: place,
      icon: 'store' as const,
      run: go(dealershipPath(slug)),
    })),
    {
      id: 'theme',
      label: c(isDark ? 'theme.toLight' : 'theme.toDark'),
      icon: isDark ? 'sun' : 'moon',
      run: then(toggleTheme),
    },
    { id: 'sign-out', label: t('signOut'), icon: 'log-out', run: () => signOut.begin() && onClose() },
  ];
  if (signOut.question) return signOut.question;
  return (
    <Modal title={t('search')} onClose={onClose}>
      <PickList label={t('search')} placeholder={t('searchPlaceholder')} items={items} emptyText={t('nothingFound')} />
    </Modal>
  );
}
