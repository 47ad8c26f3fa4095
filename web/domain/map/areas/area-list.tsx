import type { MapShape } from '@kardan/contract/map/map-shapes';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Plate } from '#domain/map/plate.tsx';
import type { MapArea, MapTexts } from './map-area.ts';

interface AreaListProps extends MapTexts {
  areas: MapArea[];
  shapes: readonly MapShape[];
  selected?: string | undefined;
}

/** The links of a map in words: for phones, screen readers and whoever knows the name. */
export function AreaList({ areas, shapes, selected, label, formatCount, describeCount }: AreaListProps) {
  const codes = new Map(shapes.map((shape) => [shape.slug, shape.code]));
  return (
    <ul aria-label={label} className="gap-x-8 @md:columns-2 @4xl:columns-1">
      {areas.map(({ slug, name, href, count }) => (
        <li key={slug} className="break-inside-avoid border-line border-b">
          <Link
            href={href}
            aria-current={slug === selected ? 'true' : undefined}
            className="flex min-h-11 items-center gap-3 py-1 text-sm text-text hover:text-accent-text aria-[current]:font-semi pointer-fine:min-h-8"
          >
            <span aria-hidden="true" className="flex w-9">
              <Plate code={codes.get(slug) ?? '–'} label={name} />
            </span>
            <span className="min-w-0 flex-1">{name}</span>
            {count !== null && (
              <>
                <span aria-hidden="true" className="text-text-3">
                  {formatCount(count)}
                </span>
                <span className="sr-only">{describeCount(count)}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
