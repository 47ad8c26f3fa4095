import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useLocation } from '@tanstack/react-router';
import { useContext, useState } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { isStaff } from '#domain/account/rights.ts';
import { dealershipPath, homePath } from '#domain/addresses.ts';
import { DealershipContext, isChangeable } from '#domain/dealership/current-dealership.ts';
import { useUnreadInquiries } from '#domain/dealership/unread-inquiries.ts';
import { useWaiting } from '#domain/portal/desk.ts';
import { portalPath, portalThumbPagesOf } from '#domain/portal/navigation.ts';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { Entries, OuterLinks } from './entries.tsx';
import { SiteButton } from './site-button.tsx';

const tab =
  'relative grid min-h-14 flex-1 content-center justify-items-center gap-0.5 text-2xs text-text-3 aria-[current]:font-semi aria-[current]:text-accent-text';

/** Below lg: the four places a thumb goes most, and everything else behind the last. */
export function BottomBar({ onSwitch }: { onSwitch: () => void }) {
  const t = useTexts('shell');
  const dealership = useContext(DealershipContext);
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadInquiries();
  const to = (page: string) => dealershipPath(dealership?.slug ?? '', page);
  return (
    <>
      <nav
        aria-label={t('navigation')}
        className="fixed inset-x-0 bottom-0 z-(--z-tray) flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden [body:has([data-task])_&]:hidden"
      >
        {dealership ? (
          <>
            <Tab href={to('overview')} icon="layout-dashboard" label={t('overview')} />
            {isStaff(dealership.role) ? (
              <>
                <Tab href={to('offers')} icon="car-front" label={t('offers')} />
                {isChangeable(dealership) && <Tab href={to('offers/new')} icon="plus" label={t('newOffer')} />}
                <Tab href={to('inbox')} icon="inbox" label={t('inbox')} hasNews={(unread ?? 0) > 0} />
              </>
            ) : (
              <Tab href={to('admin-report')} icon="chart-line" label={t('admin-report')} />
            )}
          </>
        ) : (
          <PortalTabs />
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={tab}>
          <Icon name="menu" size={20} />
          {t('more')}
        </button>
      </nav>
      {isOpen && (
        <Modal title={t('navigation')} onClose={() => setOpen(false)}>
          <div className="grid gap-3">
            <SiteButton
              onSwitch={() => {
                setOpen(false);
                onSwitch();
              }}
            />
            <Entries onFollow={() => setOpen(false)} />
            <hr className="border-line" />
            <OuterLinks />
          </div>
        </Modal>
      )}
    </>
  );
}

/** What people of the portal work with; for everybody else there is the choice of a site. */
function PortalTabs() {
  const t = useTexts('shell');
  const waiting = useWaiting();
  const pages = portalThumbPagesOf(useAccount());
  if (pages.length === 0) return <Tab href={homePath} icon="house" label={t('start')} />;
  return pages.map(({ page, icon }) => (
    <Tab key={page} href={portalPath(page)} icon={icon} label={t(page)} hasNews={(waiting[page] ?? 0) > 0} />
  ));
}

function Tab({
  href,
  icon,
  label,
  hasNews = false,
}: {
  href: string;
  icon: IconName;
  label: string;
  hasNews?: boolean;
}) {
  const { pathname } = useLocation();
  return (
    <Link href={href} aria-current={pathname === href ? 'page' : undefined} className={tab}>
      <Icon name={icon} size={20} />
      {label}
      {hasNews && (
        <span aria-hidden="true" className="absolute top-2 right-[calc(50%-16px)] size-2 rounded-full bg-accent-line" />
      )}
    </Link>
  );
}
