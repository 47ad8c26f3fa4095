import type { ValueGroup } from '@kardan/contract/calls/feeds/runs';
import { Select } from '@kardan/ui/forms/select.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useFeedWords } from './use-feed-words.ts';
import { VehicleChoice } from './vehicle-choice.tsx';

/** What a value is to mean: null that it says nothing; undefined while nobody has chosen. */
export type Choice = { value: string | null } | undefined;

interface Props {
  group: Pick<ValueGroup, 'field' | 'values' | 'proposals'>;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Whoever knows more makes and models than those with cars brings a choice of their own. */
  vehicles?: typeof VehicleChoice;
}

/** Likely values at once, all others behind a list, and that it means nothing. */
export function ValueChoice({ group, choice, onChoose, vehicles: Vehicles = VehicleChoice }: Props) {
  const t = useTexts('feedRun');
  const words = useFeedWords();
  const name = useId();
  const { field, values, proposals } = group;
  const isProposed = choice?.value != null && proposals.includes(choice.value);
  const [isOther, setOther] = useState(proposals.length === 0);
  const others = values
    .filter((value) => !proposals.includes(value))
    .map((value) => ({ value, label: words.value(field, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'de-AT'));
  const isVehicle = field === 'make' || field === 'model';
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-2 text-sm font-semi">{t('map.to')}</legend>
      {proposals.map((value, place) => (
        <Option
          key={value}
          name={name}
          label={words.value(field, value)}
          aside={place === 0 && t('map.proposal')}
          checked={!isOther && isProposed && choice?.value === value}
          onChoose={() => {
            setOther(false);
            onChoose({ value });
          }}
        />
      ))}
      {(others.length > 0 || isVehicle) && (
        <Option
          name={name}
          label={t('map.another')}
          checked={isOther}
          onChoose={() => {
            setOther(true);
            onChoose(undefined);
          }}
        >
          {isOther &&
            (isVehicle ? (
              <Vehicles field={field} onChoose={(value) => onChoose(value === undefined ? undefined : { value })} />
            ) : (
              <Select
                label={words.field(field)}
                placeholder={t('map.choose')}
                value={choice?.value ?? ''}
                options={others}
                onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : { value })}
              />
            ))}
        </Option>
      )}
      <Option
        name={name}
        label={t('map.none')}
        note={t('map.noneNote')}
        checked={choice !== undefined && choice.value === null}
        onChoose={() => {
          setOther(false);
          onChoose({ value: null });
        }}
      />
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  label: string;
  note?: string;
  aside?: string | false;
  checked: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

function Option({ name, label, note, aside, checked, onChoose, children }: OptionProps) {
  const id = useId();
  return (
    <div className="rounded-sm border border-line px-3 py-1.5 hover:border-line-hover has-[>label>input:checked]:border-accent-line has-[>label>input:checked]:bg-accent-soft">
      <label htmlFor={id} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11">
        <input
          id={id}
          type="radio"
          name={name}
          checked={checked}
          onChange={onChoose}
          className="size-4 accent-accent"
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <b className="font-semi">{label}</b>
          {note && <small className="block text-xs text-text-2">{note}</small>}
        </span>
        {aside && <em className="text-xs text-text-2 not-italic">{aside}</em>}
      </label>
      {children && <div className="pt-1 pb-2">{children}</div>}
    </div>
  );
}
