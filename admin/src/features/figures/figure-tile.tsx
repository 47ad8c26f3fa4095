import { Sparkline } from '@kardan/ui/charts/sparkline.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ReactNode } from 'react';

export interface Figure {
  id: string;
  icon: IconName;
  name: string;
  value: string;
  /** How it changed, in words: the arrow alone tells nothing. */
  change?: { direction: 'up' | 'down' | 'same'; words: string } | undefined;
  note?: ReactNode;
  trend?: { values: readonly number[]; words: string } | undefined;
}

const arrows = { up: 'trending-up', down: 'trending-down', same: 'minus' } as const;

/** Figures side by side, each with how it changed; a list, so that readers hear how many there are. */
export function FigureTiles({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 xl:grid-cols-6 xl:gap-3 print:grid-cols-3"
    >
      {figures.map((figure) => (
        <FigureTile key={figure.id} figure={figure} />
      ))}
    </ul>
  );
}

function FigureTile({ figure: { icon, name, value, change, note, trend } }: { figure: Figure }) {
  return (
    <li className="flex break-inside-avoid flex-col overflow-hidden rounded-md border border-line bg-surface">
      <div className="p-3.5 pb-3">
        <p className="flex items-center gap-2 text-xs font-medium text-text-2">
          <Icon name={icon} size={16} />
          {name}
        </p>
        <p className="wide mt-1 text-[1.5rem] leading-tight font-bold whitespace-nowrap">{value}</p>
        {change && (
          <p className="mt-1 flex items-start gap-1.5 text-xs text-text-2">
            <Icon name={arrows[change.direction]} size={14} className="mt-0.5 text-accent-text" />
            <span>{change.words}</span>
          </p>
        )}
        {note && <p className="mt-0.5 text-2xs text-text-3">{note}</p>}
      </div>
      {trend && (
        <div className="mt-auto">
          <p className="sr-only">{trend.words}</p>
          <Sparkline values={trend.values} />
        </div>
      )}
    </li>
  );
}
