import { classes } from '@kardan/ui/classes.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { WizardStep } from './wizard-steps.ts';

interface Props {
  steps: readonly WizardStep[];
  current: WizardStep;
}

/** How far one is: a part of the ruler for each step, and the same in words. */
export function StepRuler({ steps, current }: Props) {
  const t = useTexts('newDealer');
  const place = steps.indexOf(current);
  return (
    <div className="mb-3">
      <ol aria-label={t('steps')} className="flex gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classes('h-1.5 flex-1 rounded-xs', index <= place ? 'bg-accent-line' : 'bg-surface-3')}
          >
            <span className="sr-only">{t(`step.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 text-xs text-text-3">{t('stepOf', { step: place + 1, steps: steps.length })}</p>
    </div>
  );
}
