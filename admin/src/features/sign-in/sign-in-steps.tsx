import { AnswerTaker } from './answer-taker.tsx';
import { FirstStep } from './first-step.tsx';

interface Props {
  /** Whose session it is, where that is known: nobody else signs in here. */
  email?: string | undefined;
  onSignedIn?: () => void;
}

/** Signing in, whatever it takes: a passkey, or a password and then what the account asks for. */
export function SignInSteps({ email, onSignedIn }: Props) {
  return <AnswerTaker onSignedIn={onSignedIn}>{(take) => <FirstStep email={email} onAnswer={take} />}</AnswerTaker>;
}
