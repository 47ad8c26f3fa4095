import { Link } from '@kardan/ui/actions/link.tsx';

/** What stands at a spot, in a line that leads to it. */
export interface SpotLine {
  href: string;
  title: string;
  note?: string;
}

/** What stands at one spot of a map, under an anchor that its flag leads to. */
export interface SpotList {
  anchor: string;
  title: string;
  lines: readonly SpotLine[];
}

interface Props {
  spots: readonly SpotList[];
  className: string;
}

/** What stands where one cannot look closer, spot by spot. */
export function SpotLists({ spots, className }: Props) {
  return (
    <div className={className}>
      {spots.map(({ anchor, title, lines }) => (
        <section
          key={anchor}
          id={anchor}
          tabIndex={-1}
          aria-labelledby={`${anchor}-titel`}
          className="mt-3 rounded-md border border-line bg-surface px-4 pt-3 pb-1 target:border-accent-line"
        >
          <p id={`${anchor}-titel`} className="wide-sm pb-2 font-semi">
            {title}
          </p>
          <ul>
            {lines.map(({ href, title: name, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and hold nothing of their own
              <li key={index} className="border-t border-line">
                <Link
                  href={href}
                  className="flex min-h-11 flex-wrap content-center items-baseline justify-between gap-x-4 py-1.5 text-sm hover:text-accent-text"
                >
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  {note && <span className="text-text-2">{note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
