'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { LaterStepsProps } from '../code/later-steps.tsx';
import { AgentForm, type AgentFormProps } from './agent-form.tsx';
import { StepFrame } from './step-frame.tsx';
import { type LaterStep, readStep, saveStep } from './stored-step.ts';

interface Props extends Pick<AgentFormProps, 'filters' | 'frequency' | 'consent'> {
  /** The page of search agents, below which each one's own is. */
  agentHref: string;
  resultsHref: string;
}

type Step =
  | { at: 'form'; correcting: boolean }
  | { at: 'later'; step: LaterStep; Steps: ComponentType<LaterStepsProps> };

const loadLaterSteps = () => import('../code/later-steps.tsx');

/** Form, code, done: one after the other in the same place. A reload comes back to the same step. */
export function AgentSteps({ agentHref, resultsHref, ...form }: Props) {
  const t = useTexts('search-agent');
  const search = JSON.stringify(form.filters);
  const [current, setCurrent] = useState<Step>({ at: 'form', correcting: false });

  const goTo = async (step: LaterStep) => {
    saveStep(search, step);
    // What cannot be loaded now is there after the reload that shows it.
    const { LaterSteps } = await loadLaterSteps().catch(() => {
      location.reload();
      return new Promise<never>(() => undefined);
    });
    setCurrent({ at: 'later', step, Steps: LaterSteps });
  };
  const begin = (correcting: boolean) => {
    saveStep(search, undefined);
    setCurrent({ at: 'form', correcting });
  };

  useEffect(() => {
    const step = readStep(search);
    if (!step) return;
    loadLaterSteps().then(
      ({ LaterSteps }) => setCurrent({ at: 'later', step, Steps: LaterSteps }),
      () => undefined,
    );
  }, [search]);

  if (current.at === 'later') {
    return (
      <current.Steps
        step={current.step}
        agentHref={agentHref}
        resultsHref={resultsHref}
        onStep={(step) => void goTo(step)}
        onBegin={begin}
      />
    );
  }
  return (
    <StepFrame step={1} title={t('form.title')}>
      <AgentForm {...form} correcting={current.correcting} onCreated={(agent) => void goTo(agent)} />
      <noscript>
        <p className="text-sm text-text-2">{t('form.noScript')}</p>
      </noscript>
    </StepFrame>
  );
}
