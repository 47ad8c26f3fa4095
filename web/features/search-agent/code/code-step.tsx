'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { StepFrame } from '../form/step-frame.tsx';
import type { WaitingAgent } from '../form/stored-step.ts';
import { codeDigits, codeLength } from './code-digits.ts';
import { type CodeProblem, codeProblem } from './code-problem.ts';
import { ResendCode } from './resend-code.tsx';

interface Props {
  agent: WaitingAgent;
  onStarted: (token: string) => void;
  onResent: (agent: WaitingAgent) => void;
  onBegin: (correcting: boolean) => void;
}

/** One field for the code: typed, pasted or filled in by the phone. The sixth digit sends it. */
export function CodeStep({ agent, onStarted, onResent, onBegin }: Props) {
  const t = useTexts('search-agent');
  const input = useRef<HTMLInputElement>(null);
  const tried = useRef('');
  const [digits, setDigits] = useState('');
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<CodeProblem>();
  const error = problem && 'error' in problem ? problem.error : undefined;

  const verify = async (code: string) => {
    if (checking) return;
    if (code.length < codeLength) {
      setProblem({ error: 'code.error.missing' });
      return input.current?.focus();
    }
    tried.current = code;
    setChecking(true);
    try {
      const { token } = await browserApi.verifySearchAgent({ params: { id: agent.id }, body: { code } });
      onStarted(token);
    } catch (cause) {
      setProblem(codeProblem(cause));
      setChecking(false);
      input.current?.select();
    }
  };
  const enter = (text: string) => {
    const code = codeDigits(text);
    setDigits(code);
    setProblem(undefined);
    // What was refused is not sent again by a key that changes nothing.
    if (code.length === codeLength && code !== tried.current) void verify(code);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    enter(event.clipboardData.getData('text'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void verify(digits);
  };
  /** Who has just arrived at the heading and types, means the field. */
  const startTyping = ({ key, target }: KeyboardEvent) => {
    if (/^\d$/.test(key) && target instanceof HTMLHeadingElement) input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut to the field, which is there for everybody
    <div onKeyDown={startTyping} onPaste={paste}>
      <StepFrame step={2} title={t('code.title')} arrives>
        <p role="status" className="mb-4 text-sm wrap-anywhere text-text-2">
          {t('code.sent', { email: agent.email })}
        </p>
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          <TextInput
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            // A blank in the middle may come along.
            maxLength={codeLength + 1}
            value={digits}
            onChange={({ target }) => enter(target.value)}
            label={t('code.label')}
            hint={t('code.hint')}
            aria-required
            readOnly={checking}
            error={error && t(error)}
            className="[&_input]:wide [&_input]:h-9 [&_input]:text-2xl! [&_input]:tracking-[0.2em]"
          />
          <div role="status" className="empty:hidden">
            {problem && 'failure' in problem && <FailureNotice failure={problem.failure} />}
            {checking && <span className="sr-only">{t('code.checking')}</span>}
          </div>
          {error === 'code.error.vanished' ? (
            <Button variant="accent" size="lg" full icon="rotate-ccw" onClick={() => onBegin(false)}>
              {t('code.again')}
            </Button>
          ) : (
            <Button
              type="submit"
              variant="accent"
              size="lg"
              full
              icon="bell"
              busy={checking}
              busyLabel={t('code.checking')}
            >
              {t('code.confirm')}
            </Button>
          )}
        </form>
        <ResendCode
          agent={agent}
          onResent={(resent) => {
            tried.current = '';
            setProblem(undefined);
            setDigits('');
            onResent(resent);
          }}
        >
          <Button variant="quiet" size="sm" icon="pencil" onClick={() => onBegin(true)}>
            {t('code.changeEmail')}
          </Button>
        </ResendCode>
      </StepFrame>
    </div>
  );
}
