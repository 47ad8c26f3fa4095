import { useLocation, useNavigate } from '@tanstack/react-router';
import { useContext } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf, roleIn } from '#domain/account/rights.ts';
import { dealershipPath, homePath } from '#domain/addresses.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { pageFor } from '#domain/dealership/navigation.ts';
import { Modal } from '#lib/page/modal.tsx';
import { PickList } from '#lib/pick/pick-list.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Another site, found by name or place; the same page is shown there, if it is this person's there too. */
export function SiteSwitcher({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell');
  const account = useAccount();
  const current = useContext(DealershipContext);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Of an address like /dealership-admin/lechner/offers/12/edit only what every dealership has: its offers.
  const page = current && pathname.split('/')[3];
  const go = (href: string) => () => {
    onClose();
    void navigate({ href });
  };
  const items = [
    { id: 'all', label: t('allSites'), icon: 'layout-grid' as const, current: !current, run: go(homePath) },
    ...dealershipsOf(account).map(({ id, slug, name, place, state }) => ({
      id: String(id),
      label: name,
      note: state === 'active' ? place : `${place} · ${t(`state.${state}`)}`,
      icon: 'store' as const,
      current: slug === current?.slug,
      run: go(dealershipPath(slug, pageFor(roleIn(account, id) ?? 'dealer-staff', page))),
    })),
  ];
  return (
    <Modal title={t('switchTo')} onClose={onClose}>
      <PickList label={t('switchTo')} placeholder={t('switcherPlaceholder')} items={items} emptyText={t('noSite')} />
    </Modal>
  );
}
