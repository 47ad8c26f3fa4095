'use client';

import type { AgentFrequency } from '@kardan/contract/values/search-agent';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

const icons: Record<AgentFrequency, IconName> = { 'at-once': 'zap', daily: 'sun', weekly: 'calendar-days' };
const frequencies = Object.keys(icons) as AgentFrequency[];

interface Props {
  chosen: AgentFrequency;
  /** Told of each choice, and then to show it; without it the form keeps it. */
  onChoose?: (frequency: AgentFrequency) => void;
}

/** How often it writes, as cards. */
export function FrequencyChoice({ chosen, onChoose }: Props) {
  const t = useTexts('search-agent');
  const state = (value: AgentFrequency) =>
    onChoose ? { checked: value === chosen, onChange: () => onChoose(value) } : { defaultChecked: value === chosen };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semi">{t('form.frequency')}</legend>
      <div className="grid gap-2 @md:grid-cols-3">
        {frequencies.map((value) => (
          <label
            key={value}
            className="relative flex min-h-13 items-center gap-3 rounded-sm border border-line-strong bg-surface px-3 py-2.5 transition-colors duration-(--t-fast) hover:border-line-hover has-checked:border-accent-line has-checked:bg-accent-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-1 has-focus-visible:outline-focus @md:flex-col @md:items-start @md:gap-1"
          >
            <input type="radio" name="frequency" value={value} {...state(value)} className="sr-only" />
            <Icon name={icons[value]} className="text-accent-text" />
            <span className="min-w-0">
              <b className="block text-sm font-semi">{t(`form.frequency.${value}`)}</b>
              <span className="block text-xs text-text-2">{t(`form.frequency.${value}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
