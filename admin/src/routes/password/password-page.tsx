import { mailedToken } from '#features/sign-in/mailed-token.ts';
import { SignInLayout } from '#features/sign-in/sign-in-layout.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** Asks for a link by mail; opened with such a link, it takes a new password. */
export default function PasswordPage() {
  const token = mailedToken();
  return <SignInLayout step="password">{token ? <ChoosePassword token={token} /> : <RequestReset />}</SignInLayout>;
}
