import { classes } from '@kardan/ui/classes.ts';

/** sm: inside a navigation row · md: beside a place · lg: on the tile of a federal state */
const sizes = {
  sm: 'h-3.75 pr-1 pl-1.75 text-[0.625rem] [--plate-band-width:3px]',
  md: 'h-5 pr-1.5 pl-2.25 text-2xs',
  lg: 'h-6.5 pr-2 pl-3.25 text-[0.9375rem] [--plate-band-width:6px]',
};

/** A district by the code of its number plates: locals read it faster than a town's name. */
export function Plate({ code, label, size = 'md' }: { code: string; label: string; size?: keyof typeof sizes }) {
  return (
    <span
      className={classes(
        'plate wide-sm relative inline-flex shrink-0 items-center rounded-xs leading-none font-[640] tracking-[0.02em]',
        sizes[size],
      )}
    >
      <span aria-hidden="true">{code}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
