'use client';

import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';

export type ComboboxItem = { value: string; label: string; detail?: string };

type ComboboxOptions = {
  items: readonly ComboboxItem[];
  text: string;
  onTextChange: (text: string) => void;
  /** An item was chosen; the text is already its label. */
  onSelect?: (item: ComboboxItem) => void;
};

/**
 * The WAI-ARIA combobox with free text: suggestions follow the typing, arrow keys move among them while the focus stays
 * in the input, Enter takes one, Escape closes and keeps the text. Enter with none marked submits the form as usual.
 */
export function useCombobox({ items, text, onTextChange, onSelect }: ComboboxOptions) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const open = wanted && items.length > 0;
  const active = open ? Math.min(marked, items.length - 1) : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setWanted(false);
    setMarked(-1);
  };
  const choose = (item: ComboboxItem) => {
    onTextChange(item.label);
    onSelect?.(item);
    close();
  };
  const move = (step: 1 | -1) => {
    if (!open) return setWanted(true);
    // From the input (-1) down to the first and up to the last suggestion, and from the ends back to the input.
    const places = items.length + 1;
    setMarked(((active + 1 + step + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const item = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open && item) {
      event.preventDefault();
      choose(item);
    } else if (event.key === 'Escape' && open) {
      // Only the list closes, not the sheet around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return {
    open,
    active,
    choose,
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onTextChange(event.target.value);
        setWanted(true);
        setMarked(-1);
      },
      onKeyDown,
      onBlur: close,
    } as const,
    listProps: { id: listId, items, active, optionId, onChoose: choose, onMark: setMarked },
  };
}
