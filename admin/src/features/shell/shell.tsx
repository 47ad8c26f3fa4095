import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Toaster } from '@kardan/ui/overlays/toast/toaster.tsx';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AccountContext, ownAccountQuery } from '#domain/account/own-account.ts';
import { dealershipsOf, lacksSecondFactor, roleIn } from '#domain/account/rights.ts';
import { signInPaths } from '#domain/addresses.ts';
import { type CurrentDealership, DealershipContext } from '#domain/dealership/current-dealership.ts';
import { dealershipQuery } from '#domain/dealership/dealership.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { SkipLink } from '#lib/page/skip-link.tsx';
import { GoTo } from '#lib/router/go-to.tsx';
import { showLanguage } from '#lib/texts/language.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ActingBanner } from './acting-banner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { SessionNotice } from './session-notice.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { SiteSwitcher } from './site-switcher.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every page of a signed-in person; it knows who they are before any page is shown. */
export function Shell() {
  const account = useQuery(ownAccountQuery);
  return (
    <Loaded query={account} skeleton={<ShellSkeleton />}>
      {(data) => (
        <AccountContext value={data}>
          <SignedInShell account={data} />
        </AccountContext>
      )}
    </Loaded>
  );
}

type Overlay = 'palette' | 'switcher';

function SignedInShell({ account }: { account: OwnAccount }) {
  const c = useTexts('common');
  const locale = useLocale();
  const [overlay, setOverlay] = useState<Overlay>();
  const dealership = useCurrentDealership(account);
  useEffect(() => void showLanguage(account.language), [account.language]);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOverlay('palette');
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  if (lacksSecondFactor(account)) return <GoTo href={signInPaths[locale].secure} />;
  const close = () => setOverlay(undefined);
  return (
    <DealershipContext value={dealership}>
      <SkipLink />
      <div className="grid min-h-dvh lg:grid-cols-[228px_minmax(0,1fr)] print:block">
        <SideNavigation onSwitch={() => setOverlay('switcher')} />
        <div className="flex min-w-0 flex-col max-lg:not-has-data-task:pb-[calc(64px+env(safe-area-inset-bottom))]">
          <TopBar onSearch={() => setOverlay('palette')} />
          <ConnectionNotice />
          <SessionNotice />
          <ActingBanner />
          <main
            id="content"
            tabIndex={-1}
            className="w-full max-w-[1360px] flex-1 px-(--gutter) pt-5 pb-8 outline-none has-data-full:max-w-none has-data-full:p-0 lg:pt-7 lg:has-data-full:pt-0 print:max-w-none print:p-0"
          >
            <Outlet />
          </main>
        </div>
      </div>
      <BottomBar onSwitch={() => setOverlay('switcher')} />
      {overlay === 'palette' && <CommandPalette onClose={close} />}
      {overlay === 'switcher' && <SiteSwitcher onClose={close} />}
      <div className="contents max-lg:[--bottom-bar:64px]">
        <Toaster label={c('notifications')} closeLabel={c('notifications.close')} />
      </div>
    </DealershipContext>
  );
}

/** The dealership that the address names, if it is one of theirs; operators may look at every one. */
function useCurrentDealership(account: OwnAccount): CurrentDealership | undefined {
  const { dealerSlug } = useParams({ strict: false });
  const own = dealershipsOf(account).find(({ slug }) => slug === dealerSlug);
  const isOther = account.isOperator && dealerSlug !== undefined && !own;
  const { data: other } = useQuery({ ...dealershipQuery(dealerSlug ?? ''), enabled: isOther });
  if (own) return { ...own, role: roleIn(account, own.id) ?? 'dealer-staff' };
  return isOther && other ? { ...other, role: 'operator' } : undefined;
}

function ShellSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-4 p-(--gutter) pt-22 lg:ml-[228px]">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-4 w-80" />
      <Skeleton className="mt-4 h-48" />
    </div>
  );
}
