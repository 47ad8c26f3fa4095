import { classes } from '../classes.ts';

interface Props {
  /** Percent of the ruler's length. */
  place: number | null;
  /** Where the limits are, each in percent. */
  limits: readonly number[];
  /** A limit is broken. */
  bad?: boolean;
  className?: string;
}

/** A value on a ruler against its limits, which are ticks. The number and the limit stand beside it as text. */
export function LimitRuler({ place, limits, bad = false, className }: Props) {
  return (
    <span aria-hidden="true" className={classes('relative block h-4', className)}>
      <span className="ruler absolute inset-x-0 bottom-0 h-2" />
      {limits.map((limit) => (
        <span key={limit} className="absolute top-0.5 bottom-0 -ml-px w-0.5 bg-text" style={{ left: `${limit}%` }} />
      ))}
      {place !== null && (
        <span
          className={classes('absolute top-0 bottom-0 -ml-0.5 w-1', bad ? 'bg-alert' : 'bg-accent-line')}
          style={{ left: `${Math.min(98.5, Math.max(1, place))}%` }}
        />
      )}
    </span>
  );
}
