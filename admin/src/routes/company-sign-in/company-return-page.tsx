import { ApiError } from '@kardan/contract/client/api-error';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { signInPaths } from '#domain/addresses.ts';
import { pageAfterVisit, tellVisited } from '#features/sign-in/company/company-visit.ts';
import { SignInLayout } from '#features/sign-in/sign-in-layout.tsx';
import { api } from '#lib/api/api.ts';
import { siteName } from '#lib/browser/site.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { GoTo } from '#lib/router/go-to.tsx';
import { session } from '#lib/session/current-session.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const refusals = {
  'company-sign-in-over': { icon: 'clock', title: 'over' },
  'company-account-refused': { icon: 'ban', title: 'refused' },
  'company-account-without-role': { icon: 'user', title: 'withoutRole' },
  'company-account-unavailable': { icon: 'wifi-off', title: 'unavailable' },
} as const satisfies Record<string, { icon: IconName; title: string }>;

/** Far longer than we wait for the provider: without an answer by then there is none, and it can be tried again. */
const maxMs = 12_000;

/** Where the company's sign-in leads back to: signs in with what it has sent along, once, or says why not. */
export default function CompanyReturnPage() {
  const t = useTexts('company');
  const { groupId = '' } = useParams({ strict: false });
  // As it was when the page opened: it counts once, and leaves the address.
  const [answer] = useState(location.search);
  const signIn = useQuery({
    queryKey: ['company-return', answer],
    queryFn: async () => {
      history.replaceState(history.state, '', location.pathname);
      const signal = AbortSignal.timeout(maxMs);
      const granted = await api.finishCompanySignIn({ body: { groupId: Number(groupId), answer }, signal });
      if (granted.outcome === 'second-factor') throw new Error('a company account has no second factor here');
      const isSame = session.signIn(granted);
      tellVisited();
      return { page: isSame ? pageAfterVisit() : undefined };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (signIn.data?.page !== undefined) return <GoTo href={signIn.data.page} />;
  return (
    <SignInLayout step="company">
      <title>{`${t('button')} – ${siteName}`}</title>
      {signIn.error ? <Refused error={signIn.error} /> : signIn.data ? <Confirmed /> : <SigningIn />}
    </SignInLayout>
  );
}

function SigningIn() {
  const t = useTexts('company');
  return (
    <>
      <h1 className="mb-4">{t('signingIn')}</h1>
      <Loading label={t('signingIn')}>
        <Skeleton className="h-16" />
      </Loading>
    </>
  );
}

/** A tab that was only opened to confirm who it is closes itself, where the browser lets it. */
function Confirmed() {
  const t = useTexts('company');
  useEffect(() => window.close(), []);
  return (
    <div role="status">
      <EmptyState icon="circle-check" headingLevel={1} title={t('confirmed')}>
        {t('confirmedText')}
      </EmptyState>
    </div>
  );
}

function Refused({ error }: { error: Error }) {
  const t = useTexts('company');
  const f = useTexts('failure');
  const s = useTexts('signIn');
  const locale = useLocale();
  const code = error instanceof ApiError ? error.code : '';
  const { icon, title } = Object.hasOwn(refusals, code)
    ? refusals[code as keyof typeof refusals]
    : ({ icon: 'triangle-alert', title: 'failed' } as const);
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        headingLevel={1}
        title={t(title)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton variant="accent" href={signInPaths[locale].company}>
              {t('again')}
            </LinkButton>
            <LinkButton href={signInPaths[locale].signIn}>{s('invitation.toSignIn')}</LinkButton>
          </div>
        }
      >
        {failureText(error, f)}
      </EmptyState>
    </div>
  );
}
