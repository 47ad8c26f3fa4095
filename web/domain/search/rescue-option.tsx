import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ReactNode } from 'react';

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

/** A change that leads from an empty page to something, with how much. */
export function RescueOption({ href, rel, icon, title, detail, count, unit }: Props) {
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
        <b className="block text-[0.9375rem] font-semi [overflow-wrap:anywhere]">{title}</b>
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
