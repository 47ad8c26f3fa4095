import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { CodeField } from '#lib/form/code-field.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { QrCode } from '#lib/page/qr-code.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  secret: string;
  address: string;
  onConnected: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/**
 * The picture to scan, a link where the app is on this very device, the key where neither works, and the first code as a proof
 * that it does.
 */
export function ConnectTotp({ secret, address, onConnected, onCancel }: Props) {
  const t = useTexts('account');
  const c = useTexts('common');
  const copy = async () => {
    const wasCopied = await copyText(secret);
    showToast({ text: t(wasCopied ? 'totp.copied' : 'totp.notCopied'), isFailure: !wasCopied });
  };
  return (
    <div className="grid gap-5 md:grid-cols-[auto_minmax(0,360px)] md:gap-8">
      <div>
        <p className="mb-2 text-sm text-text-2">{t('totp.scan')}</p>
        <QrCode text={address} label={t('totp.qr')} />
      </div>
      <div className="grid content-start gap-5">
        <LinkButton href={address} icon="smartphone">
          {t('totp.open')}
        </LinkButton>
        <p className="text-sm text-text-2">
          {t('totp.secret')}
          <code className="mt-1 block font-sans text-md font-medium tracking-wider text-text select-all [overflow-wrap:anywhere]">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button size="sm" icon="copy" onClick={() => void copy()} className="mt-2">
            {t('totp.copy')}
          </Button>
        </p>
        <Form
          send={(value) => api.confirmTotp({ body: { code: value('code') } })}
          stale={[ownAccountQuery.queryKey]}
          onSent={({ recoveryCodes }) => onConnected(recoveryCodes)}
          explain={(error) =>
            error.code === 'wrong-credentials' || error.code === 'code-invalid' ? t('totp.wrong') : undefined
          }
        >
          <CodeField name="code" label={t('totp.code')} />
          <Submit>{t('totp.confirm')}</Submit>
          <Button onClick={onCancel}>{c('cancel')}</Button>
        </Form>
      </div>
    </div>
  );
}
