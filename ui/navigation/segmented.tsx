import { Link } from '../actions/link.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

export type Segment = { href: string; label: string; icon?: IconName; current?: boolean };

/** Two or three views of the same thing: list or map. With icons, phones show the icons alone. */
export function Segmented({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav aria-label={label} className="inline-flex gap-0.5 rounded-sm border border-line-strong p-[3px]">
      {segments.map((segment) => (
        <Link
          key={segment.href}
          href={segment.href}
          rel="nofollow"
          aria-current={segment.current ? 'page' : undefined}
          className="relative inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-[4px] px-2.5 text-xs font-medium text-text-2 transition-colors duration-(--t-fast) hover:text-text md:px-3 aria-[current]:bg-inverse aria-[current]:text-on-inverse"
        >
          {segment.icon && <Icon name={segment.icon} />}
          <span className={segment.icon ? 'max-md:sr-only' : undefined}>{segment.label}</span>
        </Link>
      ))}
    </nav>
  );
}
