import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

type PopoverProps = {
  id: string;
  /** Names it for screen readers where its content has no heading. */
  label: string;
  /** Under the start or the end of its button. */
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
};

/**
 * More about something small: the sum behind a rating. The browser opens it, closes it on Escape or a press elsewhere
 * and keeps it above everything; it stands at its button by CSS anchoring, or centred where the browser has none.
 * The button carries `popoverTarget={id}`: use `PopoverTrigger`.
 */
export function Popover({ id, label, align = 'start', className, children }: PopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={classes(
        // Said here as well: a layout that a popover is given would otherwise leave it, unseen, in the way of presses and the Tab key.
        'overlay overlay-plain anchored not-open:hidden w-[min(320px,calc(100vw-2rem))] rounded-md border border-line-strong bg-surface-2 p-3.5 text-xs text-text shadow-3',
        align === 'end' ? 'anchored-end' : 'anchored-start',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A plain button that opens the popover of that id; bring the look. */
export function PopoverTrigger({
  popoverId,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { popoverId: string }) {
  return <button {...rest} type={type} popoverTarget={popoverId} aria-haspopup="dialog" />;
}
