import { classes } from '@kardan/ui/classes.ts';

interface Props {
  name: string;
  label: string;
  value: string;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (time: string) => void;
}

/** A time of day, small enough for four in a line. */
export function TimeInput({ name, label, value, isWrong, describedBy, onChange }: Props) {
  return (
    <input
      type="time"
      name={name}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={value}
      step={300}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={classes(
        'h-10 w-[5.75rem] min-w-0 rounded-sm border bg-surface px-2 text-sm tabular-nums [&::-webkit-calendar-picker-indicator]:hidden disabled:border-line disabled:bg-surface-3 disabled:text-text-3 pointer-coarse:h-11 pointer-coarse:text-md',
        isWrong ? 'border-alert' : 'border-line-strong hover:border-line-hover',
      )}
    />
  );
}
