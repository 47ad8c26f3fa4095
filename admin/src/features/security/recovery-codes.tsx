import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { siteName } from '#lib/browser/site.ts';
import { UnsavedGuard } from '#lib/form/unsaved-guard.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Shown this once; copied or saved with a press, and not left before the person says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts('account');
  const text = codes.join('\n');
  const copy = async () => {
    const wasCopied = await copyText(text);
    showToast({ text: t(wasCopied ? 'recovery.copied' : 'recovery.notCopied'), isFailure: !wasCopied });
  };
  return (
    <div className="mt-4 grid gap-4 rounded-sm bg-surface-2 p-4">
      <p className="text-sm">{t('recovery.once')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:max-w-md">
        {codes.map((code) => (
          <li key={code} className="wide-sm text-md font-medium tracking-wide">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" icon="check" onClick={onDone}>
          {t('recovery.done')}
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button icon="download" onClick={() => saveFile(new Blob([`${text}\n`]), `${siteName}-codes.txt`)}>
          {t('recovery.download')}
        </Button>
      </div>
      <UnsavedGuard
        when
        title={t('recovery.leaveTitle')}
        text={t('recovery.leaveText')}
        leaveLabel={t('recovery.leave')}
      />
    </div>
  );
}
