import { ApiError } from '@kardan/contract/client/api-error';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { homePath, signInPaths } from '#domain/addresses.ts';
import { mailedToken } from '#features/sign-in/mailed-token.ts';
import { SignInLayout } from '#features/sign-in/sign-in-layout.tsx';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { GoTo } from '#lib/router/go-to.tsx';
import { useSession } from '#lib/session/current-session.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { AcceptInvitation } from './accept-invitation.tsx';

/** Opens with a mail's link: who invites, and what it takes to accept. */
export default function InvitationPage() {
  const t = useTexts('signIn');
  const locale = useLocale();
  const token = mailedToken();
  const state = useSession();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.invitation({ body: { token }, signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isGone = token === '' || (invitation.error instanceof ApiError && invitation.error.code === 'invitation-gone');
  if (state === 'signed-in' && invitation.data === undefined && isGone) return <GoTo href={homePath} />;
  return (
    <SignInLayout step="invitation">
      {isGone ? (
        <EmptyState
          icon="mail"
          headingLevel={1}
          title={t('invitation.gone')}
          action={<LinkButton href={signInPaths[locale].signIn}>{t('invitation.toSignIn')}</LinkButton>}
        >
          {t('invitation.goneText')}
        </EmptyState>
      ) : (
        <Loaded query={invitation} skeleton={<InvitationSkeleton />}>
          {(data) => <AcceptInvitation token={token} invitation={data} />}
        </Loaded>
      )}
    </SignInLayout>
  );
}

function InvitationSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mb-3 h-10" />
      <Skeleton className="h-13" />
      <Skeleton className="h-13" />
      <Skeleton className="h-11" />
    </div>
  );
}
