import { useNavigate, useSearch } from '@tanstack/react-router';
import type { WizardStep } from './wizard-steps.ts';

/** The step stands in the address: the browser's way back leads one step back, a reload to the same one. */
export function useStep(steps: readonly WizardStep[]): [WizardStep, (step: WizardStep) => void] {
  const { step } = useSearch({ strict: false }) as { step?: unknown };
  const navigate = useNavigate();
  const current = steps.find((each) => each === step) ?? steps[0] ?? 'company';
  return [current, (next) => void navigate({ to: '.', search: { step: next } })];
}
