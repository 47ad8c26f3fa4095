import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { type FormEvent, type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { FormContext } from '#lib/form/form-context.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { judgeField } from './judge-field.ts';
import { StepRuler } from './step-ruler.tsx';
import type { WizardStep } from './wizard-steps.ts';

interface Props {
  steps: readonly WizardStep[];
  current: WizardStep;
  onStep: (step: WizardStep) => void;
  submitLabel: string;
  children: (step: WizardStep) => ReactNode;
}

/**
 * Steps of one form: all of them stay in the page, so that nothing typed is lost, and one is in sight. A step is left
 * forwards only when nothing in it is missing or wrong.
 */
export function Wizard({ steps, current, onStep, submitLabel, children }: Props) {
  const t = useTexts('newDealer');
  const f = useTexts('failure');
  const refused = useContext(FormContext);
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map());
  const [tries, setTries] = useState(0);
  const parts = useRef(new Map<WizardStep, HTMLFieldSetElement>());
  const shown = useRef(current);
  const place = steps.indexOf(current);
  const isLast = place === steps.length - 1;

  useEffect(() => {
    const part = parts.current.get(current);
    const wrong = part?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (shown.current !== current) (wrong ?? part?.querySelector<HTMLElement>('h2'))?.focus();
    shown.current = current;
  }, [current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody wanted to go on
  useEffect(() => {
    if (own.size > 0) parts.current.get(current)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  const wrongIn = (step: WizardStep) => {
    const found = new Map<string, string>();
    for (const field of fieldsOf(parts.current.get(step))) {
      const judgement = judgeField(field.name, field.value.trim());
      if (judgement) found.set(field.name, t(`wrong.${judgement}`));
      if (isMissing(field)) found.set(field.name, f('missing'));
    }
    return found;
  };
  const isRight = () => {
    const wrong = wrongIn(current);
    setOwn(wrong);
    setTries(tries + 1);
    return wrong.size === 0;
  };
  const goOn = () => {
    const next = steps[place + 1];
    if (isRight() && next) onStep(next);
  };
  /** What is being corrected is not wrong any more until somebody wants to go on. */
  const onInput = ({ target }: FormEvent) => {
    const { name } = target as Named;
    if (own.has(name)) setOwn(new Map([...own].filter(([field]) => field !== name)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || isLast || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
    event.preventDefault();
    goOn();
  };
  return (
    <>
      <StepRuler steps={steps} current={current} />
      <FormContext value={new Map([...refused, ...own])}>
        {steps.map((step) => (
          <fieldset
            key={step}
            ref={(element) => {
              if (element) parts.current.set(step, element);
            }}
            hidden={step !== current}
            aria-labelledby={`step-${step}`}
            onInput={onInput}
            onKeyDown={onKeyDown}
            className="min-w-0"
          >
            <h2 id={`step-${step}`} tabIndex={-1} className="text-xl! outline-none">
              {t(`step.${step}`)}
            </h2>
            <p className="mt-1 mb-4 text-sm text-text-2">{t(`step.${step}Text`)}</p>
            {children(step)}
          </fieldset>
        ))}
      </FormContext>
      <div className={classes('mt-3 flex flex-wrap gap-2', place > 0 && 'max-md:flex-col-reverse')}>
        {place > 0 && (
          <Button icon="arrow-left" onClick={() => onStep(steps[place - 1] ?? current)}>
            {t('back')}
          </Button>
        )}
        {isLast ? (
          <Submit
            icon="send"
            onClick={(event) => {
              if (!isRight()) event.preventDefault();
            }}
          >
            {submitLabel}
          </Submit>
        ) : (
          <Button variant="accent" onClick={goOn}>
            {t('next')}
          </Button>
        )}
      </div>
    </>
  );
}

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that somebody can fill in now: those of another legal form are hidden. */
function fieldsOf(part: HTMLFieldSetElement | undefined): Named[] {
  const fields = [...(part?.querySelectorAll<Named>('input[name], select[name], textarea[name]') ?? [])];
  return fields.filter((field) => field.closest('div[hidden]') === null);
}

function isMissing(field: Named): boolean {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return !field.checked;
  return field.required && field.value.trim() === '';
}
