import { classes } from '#ui/classes.ts';
import { makesWithEmblem } from '#ui/make-emblems.gen.ts';

const drawn = new Set<string>(makesWithEmblem);

/** A make's emblem from the sprite, or its first letter where there is none. The name stands beside it as text. */
export function MakeEmblem({
  slug,
  name,
  size = 18,
  className,
}: {
  slug: string;
  name: string;
  size?: number;
  className?: string;
}) {
  if (drawn.has(slug)) {
    return (
      <svg width={size} height={size} fill="currentColor" aria-hidden="true" className={classes('shrink-0', className)}>
        <use href={`/make-emblems.svg#${slug}`} />
      </svg>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        'wide inline-grid shrink-0 place-items-center rounded-xs bg-surface-3 leading-none font-semi',
        className,
      )}
      style={{ width: size, height: size, fontSize: size * 0.6 }}
    >
      {name.slice(0, 1)}
    </span>
  );
}
