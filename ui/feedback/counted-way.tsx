import type { ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

interface Props {
  href: string;
  rel?: 'nofollow' | undefined;
  icon: IconName;
  title: ReactNode;
  detail: ReactNode;
  count: string;
  /** What is counted. */
  unit: string;
}

/** One way on from a page without cars, with how many it leads to. */
export function CountedWay({ href, rel, icon, title, detail, count, unit }: Props) {
  return (
    <Link
      href={href}
      rel={rel}
      className="flex h-full items-center gap-3.5 rounded-md border border-line bg-surface px-4 py-3.5 hover:border-line-strong"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-text">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-[0.9375rem] font-semi">{title}</b>
        <span className="block text-xs text-text-3">{detail}</span>
      </span>
      <span className="text-right leading-tight">
        <b className="wide block text-xl font-[660]">{count}</b>
        <span className="text-xs text-text-3">{unit}</span>
      </span>
      <Icon name="chevron-right" className="text-text-3" />
    </Link>
  );
}
