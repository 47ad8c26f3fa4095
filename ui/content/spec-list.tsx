import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

export type Spec = { label: string; value: ReactNode; icon?: IconName };

/** The facts of a car on its page: label above value, on hairlines, in two or three columns. */
export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 md:grid-cols-3">
      {specs.map(({ label, value, icon }) => (
        <div key={label} className={classes('relative border-b border-line py-3', icon && 'pl-6.5')}>
          <dt className="text-2xs text-text-3">
            {icon && <Icon name={icon} size={16} className="absolute top-3.5 left-0" />}
            {label}
          </dt>
          <dd className="text-sm font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Label left, value right: sums, conditions, dates. */
export function RowList({ rows }: { rows: readonly { label: ReactNode; value: ReactNode; strong?: boolean }[] }) {
  return (
    <dl className="text-sm">
      {rows.map(({ label, value, strong }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sum have no other identity and do not move
          key={index}
          className={classes(
            'flex justify-between gap-5 py-2.5',
            strong ? 'border-t-2 border-text font-semi' : 'border-t border-line first:border-0',
          )}
        >
          <dt className={strong ? undefined : 'text-text-2'}>{label}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
