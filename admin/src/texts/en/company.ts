import type { company as german } from '../de/company.ts';

export const company: typeof german = {
  button: 'Sign in with your company account',
  title: 'Company account',
  text: 'Your company has its own sign-in. You do not need a password with us.',
  otherEmail: 'Use another e-mail',
  leaving: 'You are being redirected …',
  inOtherTab: 'Sign in in the new tab. This page then goes on by itself.',
  pageText: 'We take you to your company’s sign-in and back here afterwards.',
  email: 'E-mail at your company',
  continue: 'Continue',
  signingIn: 'Signing you in …',
  confirmed: 'Confirmed',
  confirmedText: 'You can close this tab. The other one goes on.',
  over: 'That did not work',
  refused: 'This company account does not fit',
  withoutRole: 'No role for you yet',
  unavailable: 'Your company’s sign-in is not answering',
  failed: 'That did not work',
  again: 'Try again',
  accountTitle: 'Sign-in',
  accountText:
    'You sign in with your company account. Password, passkeys and second factor belong to it: they are changed at your company.',
};
