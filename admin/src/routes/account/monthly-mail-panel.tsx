import { useAccount } from '#domain/account/own-account.ts';
import { isManager } from '#domain/account/rights.ts';
import { MonthlyMailSwitch } from '#features/monthly-mail/monthly-mail-switch.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** For owners alone: nobody else is sent reports. */
export function MonthlyMailPanel() {
  const t = useTexts('statistics');
  const { memberships, groups } = useAccount();
  if (![...memberships, ...groups].some(({ role }) => isManager(role))) return null;
  return (
    // Mails lead here.
    <div id="monatsbericht" className="scroll-mt-24">
      <Panel title={t('mail.title')} intro={t('mail.intro')}>
        <MonthlyMailSwitch />
      </Panel>
    </div>
  );
}
