import { classes } from '@kardan/ui/classes.ts';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  value: string;
  checked: boolean;
  icon?: ReactNode;
  /** Everything else ticked within its family depends on it and goes with it. */
  parent?: boolean;
  /** Only for those that more depends on than a count, in the browser. */
  onChange?: (checked: boolean) => void;
  children: ReactNode;
}

/**
 * One value to tick: a plain checkbox that needs no script. There are some 300 of them on the page, so their look stands
 * once at what is around them, which takes a quarter off the page.
 */
export function Check({ name, value, checked, icon, parent, onChange, children }: Props) {
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        data-parent={parent || undefined}
        {...(onChange && { onChange: ({ currentTarget }) => onChange(currentTarget.checked) })}
        className="check-box"
      />
      {icon}
      {children}
    </label>
  );
}

const line =
  '*:relative *:flex *:items-center *:gap-2.5 *:text-sm *:[overflow-wrap:anywhere] *:transition-colors *:duration-(--t-fast) *:has-checked:font-semi';
const tile =
  '*:min-h-10 *:rounded-sm *:border *:border-line-strong *:bg-surface *:pr-3.5 *:pl-2.5 *:hover:border-line-hover *:has-checked:border-accent-line *:has-checked:bg-accent-soft pointer-coarse:*:min-h-11';
const row = '*:min-h-8 *:underline-offset-3 *:hover:underline pointer-coarse:*:min-h-11';

/** Framed, beside each other, as many in a line as fit; alone it may fill the line. */
export function Tiles({ full, children }: { full?: boolean; children: ReactNode }) {
  return <div className={classes('flex flex-wrap gap-2', line, tile, full && '*:w-full')}>{children}</div>;
}

/** One of many below each other, in as many columns as told. */
export function Rows({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes(line, row, className)}>{children}</div>;
}
