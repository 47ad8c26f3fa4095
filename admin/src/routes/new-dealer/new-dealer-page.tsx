import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { SignInAgain } from '#features/sign-in/sign-in-again.tsx';
import { SignInLayout } from '#features/sign-in/sign-in-layout.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { siteName } from '#lib/browser/site.ts';
import { useSession } from '#lib/session/current-session.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { OperatorCreation } from './operator-creation.tsx';
import { VisitorRequest } from './visitor-request.tsx';
import { WhatHappens } from './what-happens.tsx';

/** A new dealership: visitors ask for one, operators make one. */
export default function NewDealerPage() {
  const t = useTexts('newDealer');
  const isSignedIn = useSession() === 'signed-in';
  return (
    <>
      <title>{`${t('title')} – ${siteName}`}</title>
      {isSignedIn ? <ForSignedIn /> : <ForVisitors />}
    </>
  );
}

function ForVisitors() {
  return (
    <SignInLayout wide aside={<WhatHappens />}>
      <VisitorRequest />
    </SignInLayout>
  );
}

function ForSignedIn() {
  const account = useQuery(ownAccountQuery);
  return (
    <>
      <Loaded
        query={account}
        skeleton={
          <SignInLayout wide>
            <Skeleton className="h-96" />
          </SignInLayout>
        }
      >
        {({ isOperator }) =>
          isOperator ? (
            <SignInLayout wide>
              <OperatorCreation />
            </SignInLayout>
          ) : (
            <ForVisitors />
          )
        }
      </Loaded>
      <SignInAgain />
    </>
  );
}
