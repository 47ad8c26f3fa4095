import { CopyLine } from '#lib/page/copy-line.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What the company's IT needs from us. */
export function AddressesToEnter({ redirectUri, logoutUri }: { redirectUri: string; logoutUri: string }) {
  const t = useTexts('identityProvider');
  return (
    <Panel title={t('enter.title')} intro={t('enter.intro')}>
      <div className="grid gap-3">
        <CopyLine name={t('redirectUri')} text={redirectUri} />
        <CopyLine name={t('logoutUri')} text={logoutUri} />
      </div>
    </Panel>
  );
}
