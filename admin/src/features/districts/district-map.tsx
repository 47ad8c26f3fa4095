import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import { mapHeight, mapWidth } from '@kardan/contract/map/project';
import { classes } from '@kardan/ui/classes.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { ChoosableDistrict } from './districts.ts';

interface Props {
  districts: readonly ChoosableDistrict[];
  /** Slug of the federal state to look at; all of Austria without one. */
  region: string | undefined;
  own: number | undefined;
  chosen: readonly number[];
  /** The one that is pointed at in the list. */
  pointed: number | undefined;
  onToggle: (id: number) => void;
  onPoint: (id: number | undefined) => void;
}

/** Districts to be pressed. It is for whoever points; the list beside it says the same and takes the keyboard. */
export function DistrictMap({ districts, region, own, chosen, pointed, onToggle, onPoint }: Props) {
  const t = useTexts('districts');
  const view = viewOf(region);
  const name = districts.find(({ id }) => id === pointed)?.name;
  return (
    <figure className="min-w-0">
      <svg
        viewBox={view.box}
        role="img"
        aria-label={t('map', { count: chosen.length })}
        fillRule="evenodd"
        strokeLinejoin="round"
        className="block max-h-[62dvh] w-full touch-manipulation [&_path]:[vector-effect:non-scaling-stroke]"
        onPointerLeave={() => onPoint(undefined)}
      >
        {districts.map(({ id, name: title, region: { slug }, shape }) => {
          const isOwn = id === own;
          const isChosen = chosen.includes(id);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it is the way of the keyboard
            <path
              key={id}
              d={shape.path}
              data-district={shape.slug}
              strokeWidth={id === pointed ? 2.5 : 1}
              onClick={() => onToggle(id)}
              onPointerEnter={() => onPoint(id)}
              className={classes(
                'cursor-pointer transition-colors duration-(--t-fast)',
                isOwn
                  ? 'fill-inverse stroke-surface'
                  : isChosen
                    ? 'fill-accent stroke-surface'
                    : 'fill-surface-3 stroke-line-strong hover:fill-accent-soft',
                id === pointed && 'stroke-text!',
                region !== undefined && slug !== region && !isOwn && !isChosen && 'opacity-45',
              )}
            >
              <title>{title}</title>
            </path>
          );
        })}
        {region === undefined && (
          <g className="pointer-events-none">
            {mapRegions.map(({ slug, path }) => (
              <path key={slug} d={path} strokeWidth={1.5} className="fill-none stroke-text-3" />
            ))}
          </g>
        )}
        {region !== undefined && (
          <g className="pointer-events-none">
            {districts
              .filter((district) => district.region.slug === region)
              .map(({ id, shape: { code, label } }) => (
                <text
                  key={id}
                  x={label[0]}
                  y={label[1]}
                  textAnchor="middle"
                  dominantBaseline="central"
                  fontSize={view.fontSize}
                  className={classes(
                    'font-semi',
                    id === own ? 'fill-on-inverse' : chosen.includes(id) ? 'fill-on-accent' : 'fill-text-2',
                  )}
                >
                  {code}
                </text>
              ))}
          </g>
        )}
      </svg>
      <figcaption className="mt-2 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-text-2">
        <Key className="bg-inverse">{t('key.own')}</Key>
        <Key className="bg-accent">{t('key.chosen')}</Key>
        {name && <span className="ml-auto font-medium text-text">{name}</span>}
      </figcaption>
    </figure>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i aria-hidden="true" className={classes('size-3 rounded-xs border border-line-strong', className)} />
      {children}
    </span>
  );
}

/** What the drawing shows: a state with some of what lies around it, or the country. */
function viewOf(region: string | undefined): { box: string; fontSize: number } {
  const box = mapRegions.find(({ slug }) => slug === region)?.box;
  if (!box) return { box: `0 0 ${mapWidth} ${mapHeight}`, fontSize: 0 };
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  const margin = 0.06 * Math.max(width, height);
  return {
    box: `${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`,
    fontSize: Math.max(width, height) / 34,
  };
}
