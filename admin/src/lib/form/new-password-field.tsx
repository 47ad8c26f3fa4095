import { passwordLengths } from '@kardan/contract/values/accounts';
import { useTexts } from '../texts/use-texts.ts';
import { PasswordField } from './password-field.tsx';

/** Where somebody chooses a password, with what makes a good one. */
export function NewPasswordField() {
  const t = useTexts('common');
  return (
    <PasswordField
      name="password"
      label={t('newPassword')}
      hint={t('newPasswordHint')}
      autoComplete="new-password"
      maxLength={passwordLengths.max}
    />
  );
}
