import { ownAccountQuery } from '#domain/account/own-account.ts';
import { api } from '#lib/api/api.ts';
import { CodeField } from '#lib/form/code-field.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { QrCode } from './qr-code.tsx';

interface Props {
  secret: string;
  address: string;
  onConnected: (recoveryCodes: readonly string[]) => void;
}

/** The picture to scan, the key to type where nothing can be scanned, and the first code as a proof that it works. */
export function ConnectTotp({ secret, address, onConnected }: Props) {
  const t = useTexts('account');
  return (
    <div className="grid gap-5 md:grid-cols-[auto_minmax(0,360px)] md:gap-8">
      <div>
        <p className="mb-2 text-sm text-text-2">{t('totp.scan')}</p>
        <QrCode text={address} label={t('totp.qr')} />
      </div>
      <div className="grid content-start gap-5">
        <p className="text-sm text-text-2">
          {t('totp.secret')}
          <code className="mt-1 block font-sans text-md font-medium tracking-wider text-text select-all [overflow-wrap:anywhere]">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
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
        </Form>
      </div>
    </div>
  );
}
