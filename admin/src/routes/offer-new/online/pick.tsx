import { classes } from '@kardan/ui/classes.ts';

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
}

const columnsOf: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' };

/** One of a few answers, each a tap away. */
export function Pick({ label, options, value, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that stay pressed, not a part of a form
    <div role="group" aria-label={label} className="grid gap-1.5">
      <span aria-hidden="true" className="text-xs text-text-2">
        {label}
      </span>
      <div className={classes('grid gap-1.5', columnsOf[options.length] ?? 'grid-cols-3')}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            className="min-h-11 rounded-sm border border-line-strong px-1.5 text-xs font-medium hover:border-line-hover aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:ring-1 aria-pressed:ring-accent-line aria-pressed:ring-inset"
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
