import { classes } from '../classes.ts';
import type { IconName } from './icon-names.ts';
import { iconSpritePath } from './icon-sprite.gen.ts';

/** A drawing beside a text, never instead of one: hidden from screen readers, 1.2 em unless told a size in pixels. */
export function Icon({ name, size, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={classes('icon', className)}
      {...(size !== undefined && { width: size, height: size })}
      aria-hidden="true"
    >
      <use href={`${iconSpritePath}#${name}`} />
    </svg>
  );
}
