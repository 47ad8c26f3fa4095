'use client';

import { useTexts } from '#lib/texts/use-texts.ts';
import type { RequestRecipient } from './finance-request-form.tsx';

interface Props {
  recipients: readonly RequestRecipient[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** To whom it goes: one of them. */
export function RecipientChoice({ recipients, chosen, onChoose }: Props) {
  const t = useTexts('finance');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semi">{t('request.who')}</legend>
      <div className="grid gap-2">
        {recipients.map(({ name, note }, index) => (
          <label
            key={`${name} ${note}`}
            className="grid min-h-14 grid-cols-[22px_minmax(0,1fr)] items-center gap-x-3 rounded-sm border border-line-strong px-3.5 py-2.5 text-sm has-checked:border-accent-line has-checked:bg-accent-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="recipient"
              value={index}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              className="radio-dot outline-none"
            />
            <span>
              <b className="font-semi">{name}</b>
              <span className="block text-xs text-text-2">{note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
