'use client';

import { useEffect, useRef } from 'react';
import type { ComboboxItem } from './use-combobox.ts';

type ComboboxListProps = {
  id: string;
  label: string;
  open: boolean;
  items: readonly ComboboxItem[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (item: ComboboxItem) => void;
  onMark: (index: number) => void;
};

/** The suggestions below an input; the input keeps the focus. */
export function ComboboxList({ id, label, open, items, active, optionId, onChoose, onMark }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={!open}
      // A press on the list must not take the focus from the input, which would close it before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-[calc(100%+6px)] z-(--z-header) max-h-80 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface-2 p-1.5 text-text shadow-3"
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
        <div
          key={item.value}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(item)}
          onMouseMove={() => index !== active && onMark(index)}
          className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-sm px-2.5 text-sm aria-selected:bg-surface-3 pointer-coarse:min-h-11"
        >
          <span className="min-w-0 truncate">{item.label}</span>
          {item.detail && <span className="shrink-0 text-xs text-text-2">{item.detail}</span>}
        </div>
      ))}
    </div>
  );
}
