import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';

interface Props {
  sign?: ReactNode;
  name: string;
  count: string;
  children: ReactNode;
}

/** A name with its number that opens to what belongs to it, without JavaScript too. */
export function Foldable({ sign, name, count, children }: Props) {
  return (
    <details className="group smooth-details min-w-0">
      <summary className="flex min-h-11 items-center gap-3 text-sm">
        {sign}
        <span className="min-w-0 truncate font-medium group-hover:underline group-hover:underline-offset-3">
          {name}
        </span>
        <span className="text-xs text-text-3">{count}</span>
        <Icon
          name="chevron-down"
          size={16}
          className="ml-auto text-text-3 transition-transform duration-(--t-base) ease-out group-open:rotate-180"
        />
      </summary>
      <div className="mb-3 border-l-2 border-accent-line pl-4">{children}</div>
    </details>
  );
}
