import { classes } from '@kardan/ui/classes.ts';
import { makeEmblemsPath, makesWithEmblem } from '#domain/makes/make-emblems.gen.ts';

const drawn = new Set<string>(makesWithEmblem);

/** A letter in less room than this is a speck that says nothing beside the name. */
const minLetterPx = 22;

/**
 * A make's emblem from the sprite. Where there is none, a list that has room shows the first letter in a ring, so that
 * its column has no gaps, and a small place nothing: the name stands beside it as text.
 */
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
        <use href={`${makeEmblemsPath}#${slug}`} />
      </svg>
    );
  }
  if (size < minLetterPx) return null;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'wide inline-grid shrink-0 place-items-center rounded-full border-[1.5px] border-current leading-none font-semi',
        className,
      )}
      style={{ width: size, height: size, fontSize: size * 0.46 }}
    >
      {name.slice(0, 1)}
    </span>
  );
}
