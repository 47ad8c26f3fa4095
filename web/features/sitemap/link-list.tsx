import { classes } from '@kardan/ui/classes.ts';

export interface ListedLink {
  href: string;
  name: string;
  /** How many cars or dealers are there, as the language writes it. */
  count?: string | undefined;
}

interface Props {
  /** What the links have in common, where no heading says so. */
  label?: string | undefined;
  links: ListedLink[];
  className?: string | undefined;
}

/**
 * Names that lead to their pages, one after the other. Plain links that the list styles: the page has two thousand of them,
 * and none needs a script.
 */
export function LinkList({ label, links, className }: Props) {
  return (
    <ul
      aria-label={label}
      className={classes(
        'flex flex-wrap gap-x-5 text-sm',
        '[&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:gap-1.5 [&_a]:underline-offset-3 [&_a]:hover:text-accent-text [&_a]:hover:underline [&_a]:pointer-coarse:min-h-11',
        '[&_small]:text-xs [&_small]:text-text-3',
        className,
      )}
    >
      {links.map(({ href, name, count }) => (
        <li key={href}>
          <a href={href}>
            {name} {count !== undefined && <small>{count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
