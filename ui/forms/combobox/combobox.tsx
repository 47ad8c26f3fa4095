'use client';

import { useState } from 'react';
import { classes } from '../../classes.ts';
import { Field, type FieldTexts, valueClasses } from '../field.tsx';
import { useField } from '../use-field.ts';
import { ComboboxList } from './combobox-list.tsx';
import { matchingItems } from './matching-items.ts';
import { type ComboboxItem, useCombobox } from './use-combobox.ts';

type ComboboxProps = FieldTexts & {
  id?: string;
  /** The form sends the text under this name. */
  name?: string;
  defaultText?: string;
  placeholder?: string;
  /** All there are, or what was found for the text so far; see `onTextChange`. */
  items: readonly ComboboxItem[];
  /** Given: the caller looks up the items and none is filtered here. */
  onTextChange?: (text: string) => void;
  onSelect?: (item: ComboboxItem) => void;
  /** Names the list: "Vorschläge". */
  listLabel: string;
  /** Read out when the list changes; `{count}` is the number of suggestions. */
  countText: string;
  disabled?: boolean;
  className?: string;
};

/** A text field with suggestions. What is typed counts, chosen or not. */
export function Combobox({
  name,
  defaultText = '',
  placeholder,
  items,
  onTextChange,
  onSelect,
  listLabel,
  countText,
  disabled = false,
  ...props
}: ComboboxProps) {
  const { frame, control } = useField(props);
  const [text, setText] = useState(defaultText);
  const shown = onTextChange ? items : matchingItems(items, text);
  const { open, inputProps, listProps } = useCombobox({
    items: shown,
    text,
    onTextChange: (next) => {
      setText(next);
      onTextChange?.(next);
    },
    onSelect,
  });
  return (
    <Field {...frame}>
      <input
        type="text"
        name={name}
        placeholder={placeholder}
        disabled={disabled}
        {...inputProps}
        {...control}
        className={classes(valueClasses, 'h-6')}
      />
      <ComboboxList {...listProps} open={open} label={listLabel} />
      <span aria-live="polite" className="sr-only">
        {open ? countText.replace('{count}', String(shown.length)) : ''}
      </span>
    </Field>
  );
}
