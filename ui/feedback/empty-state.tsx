import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

type EmptyStateProps = {
  icon: IconName;
  title: string;
  headingLevel?: 1 | 2 | 3;
  /** One sentence. */
  children: ReactNode;
  /** One way on. */
  action?: ReactNode;
};

/** Nothing here yet: an icon, one sentence, one way on. */
export function EmptyState({ icon, title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid justify-items-center gap-2 rounded-md border border-dashed border-line-strong px-5 py-10 text-center">
      <span className="mb-2 grid size-13 place-items-center rounded-sm bg-surface-3 text-text-2">
        <Icon name={icon} size={26} />
      </span>
      <Heading className="wide-sm text-lg">{title}</Heading>
      <p className="max-w-[46ch] text-sm text-text-2">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
