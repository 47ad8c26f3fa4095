import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';

interface Props {
  id?: string;
  /** A heading: the page's outline stays the same whether it can be folded or not. */
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  open: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A native `details` on phones and tablets; from lg on there is room for everything and it is always open. That is CSS
 * alone, so nothing moves when scripts arrive; the form then also tells screen readers that it is open.
 */
export function Fold({ id, title, aside, open, className, children }: Props) {
  return (
    <details
      id={id}
      open={open}
      data-fold
      className={classes(
        'smooth-details lg:details-content:h-auto lg:details-content:overflow-visible lg:details-content:[content-visibility:visible]',
        className,
      )}
    >
      <summary className="flex min-h-12.5 items-center gap-2 lg:pointer-events-none lg:mb-2 lg:min-h-0">
        {title}
        {aside}
        <Icon
          name="chevron-down"
          size={16}
          className="ml-auto text-text-3 transition-transform duration-(--t-base) ease-out lg:hidden [details[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
