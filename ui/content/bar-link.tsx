import type { ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import { classes } from '../classes.ts';

interface Props {
  href: string;
  rel?: 'nofollow' | undefined;
  /** Stands before the row and is as high. */
  sign?: ReactNode;
  name: ReactNode;
  count: ReactNode;
  /** Of the longest bar, 0 to 1. */
  share: number;
}

/** A counted row that leads on, with a bar as long as its share of the largest. */
export function BarLink({ href, rel, sign, name, count, share }: Props) {
  return (
    <Link
      href={href}
      rel={rel}
      className={classes(
        'group grid items-center gap-x-3.5 gap-y-1 py-1.5 text-sm',
        sign
          ? 'min-h-13 grid-cols-[32px_minmax(0,1fr)_auto]'
          : 'min-h-11 grid-cols-[minmax(0,1fr)_auto] content-center pointer-fine:min-h-10',
      )}
    >
      {sign}
      <span className="self-end truncate font-medium group-hover:underline group-hover:underline-offset-3">{name}</span>
      <span className="self-end text-xs text-text-3">{count}</span>
      <span aria-hidden="true" className="col-span-2 h-1 self-start bg-surface-3">
        <span
          className="block h-full bg-chart-2 transition-colors duration-(--t-fast) group-hover:bg-accent-line"
          style={{ width: `${Math.round(share * 1_000) / 10}%` }}
        />
      </span>
    </Link>
  );
}
