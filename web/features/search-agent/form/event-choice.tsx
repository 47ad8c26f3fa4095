'use client';

import type { AgentEvent } from '@kardan/contract/values/search-agent';
import { CheckboxInput } from '@kardan/ui/forms/checkbox-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useId } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

const icons: Record<AgentEvent, IconName> = { 'new-car': 'car', 'price-drop': 'trending-down', sold: 'tag' };
const events = Object.keys(icons) as AgentEvent[];

interface Props {
  chosen: readonly AgentEvent[];
  /** Told of each change, with all that are chosen then. */
  onChange?: (events: AgentEvent[]) => void;
  error?: string | undefined;
}

/** What it tells of; at least one. */
export function EventChoice({ chosen, onChange, error }: Props) {
  const t = useTexts('search-agent');
  const id = useId();
  const errorId = `${id}-error`;
  const toggle = (event: AgentEvent, on: boolean) =>
    onChange?.(events.filter((each) => (each === event ? on : chosen.includes(each))));
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-0.5 text-sm font-semi">{t('form.events')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {events.map((event) => (
          <label
            key={event}
            htmlFor={`${id}-${event}`}
            className="relative inline-flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11"
          >
            <CheckboxInput
              id={`${id}-${event}`}
              name="events"
              value={event}
              checked={chosen.includes(event)}
              onChange={({ target }) => toggle(event, target.checked)}
              aria-invalid={error ? true : undefined}
            />
            <Icon name={icons[event]} className="text-text-3" />
            {t(`form.events.${event}`)}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-xs text-alert">
          <Icon name="circle-alert" className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
