import { classes } from '@kardan/ui/classes.ts';
import { CheckboxInput } from '@kardan/ui/forms/checkbox-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useId } from 'react';
import { useIssue } from './form-context.ts';

interface Props {
  legend: string;
  name: string;
  options: readonly { value: string; label: string; text: string }[];
  chosen: readonly string[];
}

/** Any number of a few values in a `Form`, each with a sentence of what it means; read by `chosenIn`. */
export function ExplainedChoices({ legend, name, options, chosen }: Props) {
  const id = useId();
  const issue = useIssue(name);
  return (
    // By the fieldset's name the form finds where to show what is wrong with the choice as a whole.
    <fieldset name={name} className="min-w-0" aria-describedby={issue && `${id}-issue`}>
      <legend className="mb-2 text-sm font-semi">{legend}</legend>
      <div
        className={classes(
          'grid divide-y divide-line rounded-sm border',
          issue ? 'border-alert' : 'border-line-strong',
        )}
      >
        {options.map(({ value, label, text }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="flex min-h-11 items-start gap-3 px-3 py-2.5 hover:bg-surface-2"
          >
            <CheckboxInput
              id={`${id}-${value}`}
              name={`${name}.${value}`}
              checked={chosen.includes(value)}
              aria-describedby={`${id}-${value}-text`}
            />
            <span className="min-w-0">
              <span className="block text-sm font-medium">{label}</span>
              <span id={`${id}-${value}-text`} className="block text-xs text-text-2">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
      {issue && (
        <p id={`${id}-issue`} className="mt-1.5 flex items-start gap-1.5 text-xs text-alert">
          <Icon name="circle-alert" className="mt-0.5" />
          {issue}
        </p>
      )}
    </fieldset>
  );
}
