import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';

interface Props<Value extends string> {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: string; words: string; icon?: IconName }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few ways, each with a sentence about it. */
export function ChoiceCards<Value extends string>({ legend, name, choices, value, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-start gap-3 rounded-sm border border-line px-3.5 py-3 hover:border-line-hover has-checked:border-accent-line has-checked:bg-accent-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-0.75 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">
              <b className="block text-sm font-semi">{choice.label}</b>
              <span className="block text-xs text-text-2">{choice.words}</span>
            </span>
            {choice.icon && <Icon name={choice.icon} size={20} className="mt-0.5 text-text-3" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
