import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { useLocation } from '@tanstack/react-router';
import { backFrom, signInPaths } from '#domain/addresses.ts';
import { visitCompany } from '#features/sign-in/company/company-visit.ts';
import { SignInLayout } from '#features/sign-in/sign-in-layout.tsx';
import { EmailField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { GoTo } from '#lib/router/go-to.tsx';
import { useSession } from '#lib/session/current-session.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Signing in with the company account, without a password of ours: the address says which company. */
export default function CompanySignInPage() {
  const t = useTexts('company');
  const s = useTexts('signIn');
  const locale = useLocale();
  const { searchStr } = useLocation();
  if (useSession() === 'signed-in') return <GoTo href={backFrom(searchStr)} />;
  return (
    <SignInLayout step="company">
      <PageHead title={t('button')} intro={t('pageText')} />
      <Form send={(value) => visitCompany(value('email'), locale, backFrom(searchStr))}>
        <EmailField label={t('email')} />
        <Submit full>{t('continue')}</Submit>
        <TextLink href={signInPaths[locale].signIn + searchStr} icon="arrow-left" className="min-h-11 text-sm">
          {s('invitation.toSignIn')}
        </TextLink>
      </Form>
    </SignInLayout>
  );
}
