import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

/** tag: a fact of a car · accent: what is selected or deviates · strong: a state one must not miss · alert: a problem */
type BadgeTone = 'tag' | 'accent' | 'strong' | 'alert';

const tones: Record<BadgeTone, string> = {
  tag: 'border-line bg-surface-2 text-text-2',
  accent: 'border-transparent bg-accent-soft text-accent-text font-medium',
  strong: 'border-transparent bg-inverse text-on-inverse font-semi',
  alert: 'border-transparent bg-alert-soft text-alert font-medium',
};

export function Badge({ tone = 'tag', icon, children }: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-xs border px-1.75 py-0.5 text-2xs leading-[1.45]',
        tones[tone],
      )}
    >
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

/** The small number beside a title: how many filters are active, how many cars are parked. */
export function CountBadge({ children, on = true }: { children: ReactNode; on?: boolean }) {
  return (
    <span
      className={classes(
        'inline-grid h-5 min-w-5 place-items-center rounded-xs px-1.25 text-2xs leading-none font-semi',
        on ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text',
      )}
    >
      {children}
    </span>
  );
}
