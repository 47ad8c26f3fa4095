import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { session } from '#lib/session/current-session.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SecondStep } from './second-step.tsx';

type Asked = Extract<SignInAnswer, { outcome: 'second-factor' }>;
type Step = (onAnswer: (answer: SignInAnswer) => void) => ReactNode;

interface Props {
  onSignedIn?: (() => void) | undefined;
  /** The first step, which hands on what the API answered. */
  children: Step;
  /** The first step for who starts over, where the first one can be taken only once. */
  again?: Step;
}

/** Goes on with whatever a first step was answered: signed in, or asked for a second factor, for which there is not for ever time. */
export function AnswerTaker({ onSignedIn, children, again = children }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const [start, setStart] = useState<'first' | 'again' | 'late'>('first');
  const startOver = () => {
    setAsked(undefined);
    setStart('again');
  };
  const take = (answer: SignInAnswer) => {
    if (answer.outcome === 'second-factor') return setAsked(answer);
    if (session.signIn(answer)) onSignedIn?.();
  };
  useEffect(() => {
    if (!asked) return;
    const endsAtMs = Date.now() + asked.expiresInSeconds * 1_000;
    // By the clock rather than by one timer: that of a sleeping computer stands still.
    const timer = setInterval(() => {
      if (Date.now() < endsAtMs) return;
      setAsked(undefined);
      setStart('late');
    }, 1_000);
    return () => clearInterval(timer);
  }, [asked]);
  if (asked) return <SecondStep asked={asked} onAnswer={take} onStartOver={startOver} />;
  return (
    <>
      {start === 'late' && <TooLate />}
      {start === 'first' ? children(take) : again(take)}
    </>
  );
}

function TooLate() {
  const t = useTexts('signIn');
  return (
    <p
      role="alert"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="mb-4 flex items-start gap-2.5 rounded-sm bg-surface-2 p-3 text-sm outline-none"
    >
      <Icon name="clock" className="mt-0.5 text-text-3" />
      {t('factor.late')}
    </p>
  );
}
