import { classes } from '@kardan/ui/classes.ts';
import { BarLink } from '@kardan/ui/content/bar-link.tsx';
import type { ReactNode } from 'react';

export interface BarRow {
  key: string;
  href: string;
  rel?: 'nofollow' | undefined;
  sign?: ReactNode;
  name: string;
  count: number;
  /** What stands at the end of the row. */
  note: string;
}

interface Props {
  rows: BarRow[];
  /** Rows shown at once; the rest folds away behind these words. */
  first?: number;
  more?: string;
  columns?: boolean;
}

/** Counted rows with bars to one scale. */
export function BarList({ rows, first = rows.length, more, columns = false }: Props) {
  const largest = Math.max(1, ...rows.map(({ count }) => count));
  const list = (part: BarRow[]) => (
    <ol className={classes(columns && 'gap-x-10 md:columns-2 lg:columns-3')}>
      {part.map(({ key, count, note, ...row }) => (
        <li key={key} className="break-inside-avoid">
          <BarLink {...row} count={note} share={count / largest} />
        </li>
      ))}
    </ol>
  );
  const rest = rows.slice(first);
  return (
    <>
      {list(rows.slice(0, first))}
      {rest.length > 0 && (
        <details className="smooth-details mt-2">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-medium text-accent-text hover:underline hover:underline-offset-3 pointer-coarse:min-h-11">
            {more}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
