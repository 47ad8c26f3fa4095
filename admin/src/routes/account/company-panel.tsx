import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** In place of password, passkeys and second factor, where all of them are the company's. */
export function CompanyPanel() {
  const t = useTexts('company');
  return (
    <Panel title={t('accountTitle')}>
      <p className="max-w-[64ch] text-sm text-text-2">{t('accountText')}</p>
    </Panel>
  );
}
