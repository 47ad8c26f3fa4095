import type { MapPoint } from '@kardan/contract/map/map-shapes';
import { classes } from '@kardan/ui/classes.ts';
import { codeWidth, type Label, type Placement } from './place-labels.ts';

/** The steps of `labelSizes`, as font sizes in units of the map, and from which step on something shows. */
const fontSizes = 'text-[41px] @md:text-[26px] @2xl:text-[19px] @4xl:text-[15px]';
const shownFrom = ['', 'hidden @md:inline', 'hidden @2xl:inline', 'hidden @4xl:inline'];

interface AreaLabelProps {
  label: Label;
  placement: Placement;
  /** The area, where the label stands beside it. */
  lineFrom: MapPoint | undefined;
}

/** An area's code on a plate and its count below, each where there is room; all lengths follow the font size. */
export function AreaLabel({ label: { at, code, count }, placement, lineFrom }: AreaLabelProps) {
  if (placement.code === undefined) return null;
  const [x, y] = at;
  const width = codeWidth(code);
  return (
    <g className={classes(fontSizes, shownFrom[placement.code])}>
      {lineFrom && (
        <>
          <line x1={lineFrom[0]} y1={lineFrom[1]} x2={x} y2={y} className="stroke-text [stroke-width:0.08em]" />
          <circle cx={lineFrom[0]} cy={lineFrom[1]} r="0.2em" className="fill-text" />
        </>
      )}
      <g transform={`translate(${x} ${y})`} textAnchor="middle">
        <rect
          x={`${-width / 2}em`}
          y="-0.75em"
          width={`${width}em`}
          height="1.5em"
          rx="0.2em"
          className="fill-plate-band stroke-plate-edge [stroke-width:0.06em]"
        />
        <rect
          x={`${0.3 - width / 2}em`}
          y="-0.75em"
          width={`${width - 0.3}em`}
          height="1.5em"
          rx="0.12em"
          className="fill-plate"
        />
        <text x="0.15em" y="0.36em" className="wide-sm fill-plate-ink font-semi">
          {code}
        </text>
        {placement.count !== undefined && count !== '' && (
          <text
            y="1.85em"
            className={classes(
              shownFrom[placement.count],
              'fill-text stroke-ground font-semi [paint-order:stroke] [stroke-linejoin:round] [stroke-width:0.3em]',
            )}
          >
            {count}
          </text>
        )}
      </g>
    </g>
  );
}
