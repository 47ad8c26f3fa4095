import { classes } from '@kardan/ui/classes.ts';

interface Props {
  /** Oldest first. */
  values: readonly number[];
  /** What the bars say, in words. */
  label: string;
  className?: string;
}

/** How many cars runs have refused, one bar for each; the last one is the run that is looked at. */
export function RunBars({ values, label, className = 'h-14' }: Props) {
  const largest = Math.max(1, ...values);
  return (
    <div
      role="img"
      aria-label={label}
      className={classes('flex items-end gap-0.75 border-b border-line-strong', className)}
    >
      {values.map((value, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          className={classes(
            'max-w-8 flex-1',
            place === values.length - 1 && value > 0 ? 'bg-alert' : 'bg-chart-2',
            value === 0 && 'bg-line',
          )}
          style={{ height: value === 0 ? '2px' : `${Math.max(8, (value / largest) * 100)}%` }}
        />
      ))}
    </div>
  );
}
