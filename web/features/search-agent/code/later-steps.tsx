'use client';

import type { LaterStep } from '../form/stored-step.ts';
import { CodeStep } from './code-step.tsx';
import { DoneStep } from './done-step.tsx';

export interface LaterStepsProps {
  step: LaterStep;
  agentHref: string;
  resultsHref: string;
  onStep: (step: LaterStep) => void;
  /** Back to the form, to write another address or to make another agent. */
  onBegin: (correcting: boolean) => void;
}

/** What comes after the form; loaded when somebody gets that far. */
export function LaterSteps({ step, agentHref, resultsHref, onStep, onBegin }: LaterStepsProps) {
  if (step.at === 'done') {
    return <DoneStep agent={step} agentHref={agentHref} resultsHref={resultsHref} onAnother={() => onBegin(false)} />;
  }
  const { email, frequency } = step;
  return (
    <CodeStep
      agent={step}
      onStarted={(token) => onStep({ at: 'done', token, email, frequency })}
      onResent={onStep}
      onBegin={onBegin}
    />
  );
}
