import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What the company's IT needs from us. */
export function AddressesToEnter({ redirectUri, logoutUri }: { redirectUri: string; logoutUri: string }) {
  const t = useTexts('identityProvider');
  const copy = async (text: string) => {
    if (await copyText(text)) showToast({ text: t('copied') });
  };
  const addresses = [
    [t('redirectUri'), redirectUri],
    [t('logoutUri'), logoutUri],
  ] as const;
  return (
    <Panel title={t('enter.title')} intro={t('enter.intro')}>
      <ul className="grid gap-3">
        {addresses.map(([name, address]) => (
          <li
            key={name}
            className="flex items-center gap-2 rounded-sm border border-line bg-surface-2 py-1.5 pr-1.5 pl-3"
          >
            <div className="min-w-0 flex-1">
              <p className="text-2xs text-text-3">{name}</p>
              <p className="text-sm font-medium select-all [overflow-wrap:anywhere]">{address}</p>
            </div>
            <IconButton icon="copy" label={t('copy', { name })} onClick={() => void copy(address)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
