import type { MapPoint } from '@kardan/contract/map/map-shapes';
import { classes } from '@kardan/ui/classes.ts';

const fills = [
  'fill-surface-3',
  'fill-accent/12',
  'fill-accent/22',
  'fill-accent/34',
  'fill-accent/46',
  'fill-accent/60',
] as const;

/** Half the side of the square around a callout that can be pressed: on a phone's map 92 units are 31 pixels. */
const reach = 46;

interface AreaLinkProps {
  href: string;
  name: string;
  path: string;
  strength: 0 | 1 | 2 | 3 | 4 | 5;
  selected: boolean;
  callout: MapPoint | undefined;
}

/** An area of a map that leads to its page; its focus ring is drawn on its own side of the border, where none covers it. */
export function AreaLink({ href, name, path, strength, selected, callout }: AreaLinkProps) {
  return (
    <a href={href} aria-label={name} aria-current={selected ? 'true' : undefined} className="group outline-none">
      <title>{name}</title>
      <path
        d={path}
        className={classes(
          selected ? 'fill-accent' : fills[strength],
          'transition-[fill] duration-(--t-fast) group-hover:fill-accent-line',
          'group-focus-visible:stroke-[5px] group-focus-visible:stroke-focus',
        )}
      />
      {callout && (
        <rect
          x={callout[0] - reach}
          y={callout[1] - reach}
          width={2 * reach}
          height={2 * reach}
          className="fill-transparent stroke-none group-focus-visible:stroke-2 group-focus-visible:stroke-focus"
        />
      )}
    </a>
  );
}
