import { isManager } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { OwnersOnly } from '../owners-only.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { LinksPanel } from './links-panel.tsx';

/** The stock on its way out: as a file now, or at an address that others fetch it from. */
export default function ExportsPage() {
  const t = useTexts('stockExport');
  const { role } = useDealership();
  return (
    <div className="grid gap-4">
      <DownloadPanel />
      {isManager(role) ? (
        <LinksPanel />
      ) : (
        <OwnersOnly title={t('links.ownersTitle')}>{t('links.ownersText')}</OwnersOnly>
      )}
    </div>
  );
}
