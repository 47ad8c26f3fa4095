import { classes } from '@kardan/ui/classes.ts';
import { VisuallyHidden } from '@kardan/ui/content/visually-hidden.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { NewCarStep } from '#domain/new-car/kept-car.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  steps: readonly NewCarStep[];
  current: NewCarStep;
  onChoose: (step: NewCarStep) => void;
}

/** Where one is of three, and the way back and forth. */
export function Steps({ steps, current, onChoose }: Props) {
  const t = useTexts('carNew');
  const now = steps.indexOf(current);
  return (
    <ol aria-label={t('steps', { step: now + 1 })} className="mb-4 grid grid-cols-3 gap-1">
      {steps.map((step, index) => (
        <li key={step}>
          <button
            type="button"
            aria-current={index === now ? 'step' : undefined}
            onClick={() => onChoose(step)}
            className={classes(
              'flex h-11 w-full items-center gap-1.75 border-b-3 text-xs',
              index <= now ? 'border-accent-line' : 'border-surface-3',
              index === now ? 'font-semi text-text' : 'text-text-2',
            )}
          >
            {index < now ? (
              <Icon name="check" size={15} className="text-accent-text" />
            ) : (
              <span aria-hidden="true">{index + 1}</span>
            )}
            {t(`step.${step}`)}
            {index < now && <VisuallyHidden>, {t('done')}</VisuallyHidden>}
          </button>
        </li>
      ))}
    </ol>
  );
}
