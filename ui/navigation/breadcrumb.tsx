import { Link } from '../actions/link.tsx';

export type Crumb = { label: string; href?: string };

/** Where the page stands. The last crumb is the page itself and has no link. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-xs text-text-3">
      <ol className="scroll-strip flex whitespace-nowrap md:flex-wrap">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-line-strong">
                /
              </span>
            )}
            {crumb.href === undefined ? (
              <span aria-current="page" className="py-1.5">
                {crumb.label}
              </span>
            ) : (
              <Link href={crumb.href} className="py-1.5 underline-offset-3 hover:text-text hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
