import { useLocation } from '@tanstack/react-router';
import { backFrom } from '#domain/addresses.ts';
import { DemoAccounts } from '#features/sign-in/demo-accounts.tsx';
import { GoodToKnow } from '#features/sign-in/good-to-know.tsx';
import { SignInLayout } from '#features/sign-in/sign-in-layout.tsx';
import { SignInSteps } from '#features/sign-in/sign-in-steps.tsx';
import { siteName } from '#lib/browser/site.ts';
import { GoTo } from '#lib/router/go-to.tsx';
import { useSession } from '#lib/session/current-session.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Leads on as soon as somebody is signed in, in this tab or another. */
export default function SignInPage() {
  const t = useTexts('signIn');
  const { searchStr } = useLocation();
  if (useSession() === 'signed-in') return <GoTo href={backFrom(searchStr)} />;
  return (
    <SignInLayout step="signIn" aside={<GoodToKnow />}>
      <title>{`${t('title')} – ${siteName}`}</title>
      <h1>{t('title')}</h1>
      <p className="mt-1 mb-6 text-sm text-text-2">{t('subtitle')}</p>
      <SignInSteps />
      {import.meta.env.DEV && <DemoAccounts />}
    </SignInLayout>
  );
}
