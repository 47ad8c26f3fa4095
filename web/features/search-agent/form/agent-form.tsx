'use client';

import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Progress } from '@kardan/contract/client/spam-check/proof-keeper';
import { contactLengths } from '@kardan/contract/values/contact';
import type { AgentFrequency, ConsentTextVersion } from '@kardan/contract/values/search-agent';
import { Button } from '@kardan/ui/actions/button.tsx';
import { FormFailure } from '@kardan/ui/feedback/form-failure.tsx';
import { ProgressBar } from '@kardan/ui/feedback/progress-bar.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useScriptsReady } from '#lib/browser/use-scripts-ready.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Create } from './create-agent.ts';
import { EventChoice } from './event-choice.tsx';
import type { Failure } from './failure.ts';
import { FailureNotice } from './failure-notice.tsx';
import { fillForm } from './fill-form.ts';
import { FrequencyChoice } from './frequency-choice.tsx';
import { readDraft, saveDraft, type WaitingAgent } from './stored-step.ts';
import { type AgentErrors, agentErrors, typedAgent } from './typed-agent.ts';

export interface AgentFormProps {
  filters: SearchFilters;
  /** What it begins with. */
  frequency: AgentFrequency;
  /** What has to be agreed to, and its version. */
  consent: { version: ConsentTextVersion; text: ReactNode };
  /** The visitor came back to write another address. */
  correcting: boolean;
  onCreated: (agent: WaitingAgent) => void;
}

type Stage = { at: 'typing'; errors: AgentErrors; failure?: Failure | 'not loaded' } | { at: 'checking' | 'sending' };

/**
 * Where the agent writes to, how often and of what. It is there before any script, but cannot be sent before: only a script
 * can do the spam check. What was filled in meanwhile stays. The check and what sends it come when somebody begins to.
 */
export function AgentForm({ filters, frequency, consent, correcting, onCreated }: AgentFormProps) {
  const t = useTexts('search-agent');
  const language = useLocale();
  const ready = useScriptsReady();
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const creation = useRef<Promise<Create>>(undefined);
  const [stage, setStage] = useState<Stage>({ at: 'typing', errors: {} });
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 1 });
  const busy = stage.at !== 'typing';
  const errors = stage.at === 'typing' ? stage.errors : {};
  const failure = stage.at === 'typing' ? stage.failure : undefined;

  useEffect(() => {
    if (form.current) fillForm(form.current, readDraft());
    if (correcting) form.current?.querySelector<HTMLInputElement>('[type=email]')?.select();
  }, [correcting]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const prepare = (): Promise<Create> => {
    creation.current ??= import('./create-agent.ts').then(({ prepareCreation }) => prepareCreation(setProgress));
    creation.current.catch(() => {
      creation.current = undefined;
    });
    return creation.current;
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const missing = agentErrors(data);
    if (Object.keys(missing).length > 0) return setStage({ at: 'typing', errors: missing });
    setStage({ at: 'checking' });
    const create = await prepare().catch(() => undefined);
    if (!create) return setStage({ at: 'typing', errors: {}, failure: 'not loaded' });
    const typed = typedAgent(data, { filters, language, consentTextVersion: consent.version });
    const created = await create(typed, () => setStage({ at: 'sending' }));
    if ('agent' in created) onCreated(created.agent);
    else setStage({ at: 'typing', errors: {}, ...created });
  };

  const error = (field: keyof AgentErrors) => (errors[field] ? { error: t(errors[field]) } : {});
  return (
    <form
      ref={form}
      // Whatever happens, an address that somebody typed does not become part of the page's.
      method="post"
      // The fields are checked by us, with our words beside them.
      noValidate
      onFocus={() => void prepare().catch(() => undefined)}
      onInput={({ currentTarget }) => saveDraft(new FormData(currentTarget))}
      onSubmit={(event) => void send(event)}
      className="grid gap-4 noscript:hidden"
    >
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={contactLengths.email}
        label={t('form.email')}
        aria-required
        {...error('email')}
      />
      <FrequencyChoice chosen={frequency} />
      <EventChoice chosen={['new-car', 'price-drop']} {...error('events')} />
      <Checkbox name="consent" label={consent.text} size="sm" aria-required {...error('consent')} />
      <Decoy />
      {stage.at === 'checking' && (
        <ProgressBar
          label={t('form.check.label')}
          text={t('form.check.progress', { done: progress.done, total: progress.total })}
          {...progress}
        />
      )}
      <div role="status" className="empty:hidden">
        {Object.keys(errors).length > 0 && <p className="text-sm text-alert">{t('form.errors')}</p>}
        {failure === 'not loaded' && <FormFailure offline>{t('form.loadFailed')}</FormFailure>}
        {typeof failure === 'object' && <FailureNotice failure={failure} />}
        {busy && <span className="sr-only">{t(stage.at === 'checking' ? 'form.check.label' : 'form.sending')}</span>}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        full
        icon="mail"
        disabled={!ready}
        aria-describedby={noteId}
        busy={busy}
        busyLabel={t(stage.at === 'checking' ? 'form.checking' : 'form.sending')}
      >
        {t('form.send')}
      </Button>
      <p id={noteId} className="text-xs text-text-3">
        {t(ready ? 'form.noPassword' : 'form.notReady')}
      </p>
    </form>
  );
}
