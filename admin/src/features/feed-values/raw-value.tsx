import { classes } from '@kardan/ui/classes.ts';

/** What the file said, unchanged; where it said nothing, words for that in an empty frame. */
export function RawValue({ raw, none }: { raw: string | null; none: string }) {
  const isEmpty = raw === null || raw === '';
  return (
    <span
      className={classes(
        'inline-block max-w-full rounded-xs px-1.5 py-px text-xs [overflow-wrap:anywhere] inset-ring',
        isEmpty ? 'text-text-3 inset-ring-line-strong' : 'bg-surface-2 inset-ring-line',
      )}
    >
      {isEmpty ? none : raw}
    </span>
  );
}
