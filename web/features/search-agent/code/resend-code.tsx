'use client';

import { ApiError } from '@kardan/contract/client/api-error';
import { Button } from '@kardan/ui/actions/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type Failure, failureOf, minutesOf } from '../form/failure.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { resendWaitMs, type WaitingAgent } from '../form/stored-step.ts';

interface Props {
  agent: WaitingAgent;
  onResent: (agent: WaitingAgent) => void;
  /** What else can be done when no mail comes. */
  children: ReactNode;
}

type Outcome = { resent: true } | { limitMinutes: number } | { failure: Failure };

/** Another code, once the last one has had its time to arrive. */
export function ResendCode({ agent, onResent, children }: Props) {
  const t = useTexts('search-agent');
  const seconds = useSecondsUntil(agent.resendFromMs);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const resend = async () => {
    if (seconds > 0) return;
    setBusy(true);
    try {
      await browserApi.resendSearchAgentCode({ params: { id: agent.id } });
      setOutcome({ resent: true });
      onResent({ ...agent, resendFromMs: Date.now() + resendWaitMs });
    } catch (error) {
      const isLimit = error instanceof ApiError && error.code === 'too-many-requests';
      setOutcome(isLimit ? { limitMinutes: minutesOf(error) } : { failure: failureOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <p className="text-text-2">{t('code.nothing')}</p>
      <div role="status" className="mt-1 empty:hidden">
        {outcome && 'resent' in outcome && <p>{t('code.resent')}</p>}
        {outcome && 'limitMinutes' in outcome && <p>{t('code.resendLimit', { count: outcome.limitMinutes })}</p>}
        {outcome && 'failure' in outcome && <FailureNotice failure={outcome.failure} />}
      </div>
      <div className="-ml-3 mt-1 flex flex-wrap">
        <Button
          variant="quiet"
          size="sm"
          icon={seconds > 0 ? 'hourglass' : 'refresh-cw'}
          busy={busy}
          busyLabel={t('code.resending')}
          aria-disabled={seconds > 0 || undefined}
          onClick={() => void resend()}
          className="aria-disabled:cursor-default aria-disabled:text-text-3!"
        >
          {seconds > 0 ? t('code.resendIn', { seconds }) : t('code.resend')}
        </Button>
        {children}
      </div>
    </div>
  );
}

function useSecondsUntil(momentMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= momentMs) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [momentMs]);
  return Math.max(0, Math.ceil((momentMs - now) / 1_000));
}
