'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type CheckboxInputProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'ref'> & {
  checked?: boolean;
  /** Some of what is below it is selected: a dash. */
  mixed?: boolean;
};

/**
 * A native checkbox that the visitor may toggle at once and that still follows the server: when the page comes back
 * with another state (a chip was removed, the visitor went back), the box takes it over without losing the focus.
 */
export function CheckboxInput({ checked = false, mixed = false, ...rest }: CheckboxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(checked);
  useLayoutEffect(() => {
    if (!input.current) return;
    // Not at first: what was pressed before this script ran stays pressed.
    if (shown.current !== checked) input.current.checked = checked;
    shown.current = checked;
    input.current.indeterminate = mixed;
  }, [checked, mixed]);
  return (
    <input
      {...rest}
      ref={input}
      type="checkbox"
      defaultChecked={checked}
      data-mixed={mixed || undefined}
      className="check-box"
    />
  );
}
