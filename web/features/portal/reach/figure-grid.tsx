import { classes } from '@kardan/ui/classes.ts';

interface Figure {
  value: string;
  label: string;
  note?: string;
}

/** Counts in large figures, each with what it counts. */
export function FigureGrid({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes('grid gap-3.5', figures.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2')}>
      {figures.map(({ value, label, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface p-4">
          <dt className="mt-1 text-sm">
            {label}
            {note && <span className="block text-xs text-text-3">{note}</span>}
          </dt>
          <dd className="text-2xl font-semi tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
