import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import { type ReactNode, useState } from 'react';
import { session } from '#lib/session/current-session.ts';
import { SecondStep } from './second-step.tsx';

type Asked = Extract<SignInAnswer, { outcome: 'second-factor' }>;

interface Props {
  onSignedIn?: (() => void) | undefined;
  /** The first step, which hands on what the API answered. */
  children: (onAnswer: (answer: SignInAnswer) => void) => ReactNode;
}

/** Goes on with whatever a first step was answered: signed in, or asked for a second factor. */
export function AnswerTaker({ onSignedIn, children }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const take = (answer: SignInAnswer) => {
    if (answer.outcome === 'second-factor') return setAsked(answer);
    if (session.signIn(answer)) onSignedIn?.();
  };
  if (asked) return <SecondStep asked={asked} onAnswer={take} onStartOver={() => setAsked(undefined)} />;
  return children(take);
}
