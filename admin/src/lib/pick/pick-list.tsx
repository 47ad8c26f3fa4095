import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { matchesWords } from './match-words.ts';

export interface Pick {
  id: string;
  label: string;
  note?: string | undefined;
  icon?: IconName;
  /** It is where one is already. */
  current?: boolean;
  run: () => void;
}

interface Props {
  label: string;
  placeholder: string;
  items: readonly Pick[];
  /** Said when no item fits. */
  emptyText: string;
}

/** A field that narrows a list while one types; arrow keys choose, Enter takes: for many sites, and for commands. */
export function PickList({ label, placeholder, items, emptyText }: Props) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const shown = items.filter((item) => matchesWords(`${item.label} ${item.note ?? ''}`, typed));
  const chosen = Math.min(place, shown.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen option is found by its mark
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setPlace((chosen + step + shown.length) % shown.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      shown[chosen]?.run();
    }
  };
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <div className="flex items-center gap-2.5 rounded-sm border border-line-strong bg-surface px-3 focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus">
        <Icon name="search" className="text-text-3" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={shown[chosen] ? `${listId}-${shown[chosen].id}` : undefined}
          aria-autocomplete="list"
          placeholder={placeholder}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={press}
          className="h-11 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-text-3"
        />
      </div>
      <div id={listId} ref={list} role="listbox" aria-label={label} className="max-h-[50dvh] overflow-y-auto">
        {shown.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the combobox pattern asks
          <div
            key={item.id}
            id={`${listId}-${item.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseMove={() => setPlace(index)}
            onClick={item.run}
            className={classes(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm',
              'aria-selected:bg-accent-soft',
            )}
          >
            {item.icon && <Icon name={item.icon} size={18} className="text-text-3" />}
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{item.label}</span>
              {item.note && <span className="block truncate text-xs text-text-2">{item.note}</span>}
            </span>
            {item.current && <Icon name="check" className="text-accent-text" />}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'px-3 pb-2 text-sm text-text-2'}>
        {shown.length > 0 ? '' : emptyText}
      </p>
    </div>
  );
}
