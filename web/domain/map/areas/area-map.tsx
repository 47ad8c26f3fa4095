import type { MapPoint, MapShape } from '@kardan/contract/map/map-shapes';
import { classes } from '@kardan/ui/classes.ts';
import type { ReactNode } from 'react';
import { AreaLink } from './area-link.tsx';
import { inView, type MapView } from './fit-view.ts';
import { AreaLabel } from './labels/area-label.tsx';
import { placeLabels } from './labels/place-labels.ts';
import { type MapArea, type MapTexts, strengthOf } from './map-area.ts';

export interface AreaMapProps extends MapTexts {
  areas: MapArea[];
  shapes: readonly MapShape[];
  view: MapView;
  selected?: string | undefined;
  /** Labels that stand beside their area, with a line to it, because it is too small: by slug, on the map's plane. */
  callouts?: Record<string, MapPoint>;
  /** What lies around the areas. */
  background?: ReactNode;
}

/** Areas as links, coloured by their counts; the list that says the same in words is up to the caller. */
export function AreaMap({ areas, shapes, view, selected, callouts = {}, background, ...texts }: AreaMapProps) {
  const largest = Math.max(0, ...areas.map(({ count }) => count ?? 0));
  const drawn = shapes.flatMap((shape) => {
    const area = areas.find(({ slug }) => slug === shape.slug);
    return area ? [{ shape, area, callout: callouts[shape.slug] }] : [];
  });
  const labels = drawn.map(({ shape, area, callout }) => ({
    at: inView(view, callout ?? shape.label),
    code: shape.code,
    count: area.count === null ? '' : texts.formatCount(area.count),
    rank: area.count ?? 0,
  }));
  const placements = placeLabels(labels);
  return (
    <div className="@container">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no element for a group of links */}
      <svg
        viewBox={`0 0 ${view.width} ${view.height}`}
        role="group"
        aria-label={texts.label}
        className={classes('block w-full', background !== undefined && 'rounded-md border border-line')}
      >
        <g
          transform={`translate(${view.left} ${view.top}) scale(${view.scale})`}
          fillRule="evenodd"
          strokeLinejoin="round"
          className="stroke-line-strong [&_path]:[vector-effect:non-scaling-stroke] [&_rect]:[vector-effect:non-scaling-stroke]"
        >
          {background}
          {drawn.map(({ shape, area, callout }) => (
            <AreaLink
              key={shape.slug}
              href={area.href}
              name={area.count === null ? area.name : `${area.name}: ${texts.describeCount(area.count)}`}
              path={shape.path}
              strength={strengthOf(area.count ?? 0, largest)}
              selected={area.slug === selected}
              callout={callout}
            />
          ))}
        </g>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused */}
        <g aria-hidden="true" className="pointer-events-none">
          {drawn.map(({ shape, callout }, index) => {
            const [label, placement] = [labels[index], placements[index]];
            if (!label || !placement) return null;
            const lineFrom = callout && inView(view, shape.label);
            return <AreaLabel key={shape.slug} label={label} placement={placement} lineFrom={lineFrom} />;
          })}
        </g>
      </svg>
    </div>
  );
}
