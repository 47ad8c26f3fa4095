import { Shell } from '#features/shell/shell.tsx';
import { SignInAgain } from '#features/sign-in/sign-in-again.tsx';

/** Around every page for signed-in people; where they have to sign in again, the page stays below. */
export default function SignedInPages() {
  return (
    <>
      <Shell />
      <SignInAgain />
    </>
  );
}
