import { imagePath } from '@kardan/contract/values/image-sizes';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ComponentProps } from 'react';

interface Props {
  image: Parameters<typeof imagePath>[0] | null | undefined;
  /** Stands there when there is no picture. */
  icon?: IconName;
  iconSize?: ComponentProps<typeof Icon>['size'];
  /** Its width and place. */
  className: string;
}

/** A car's small picture beside its name, which says what it shows. */
export function Thumbnail({ image, icon = 'image-off', iconSize = 18, className }: Props) {
  return (
    <span
      className={classes(
        'grid aspect-3/2 shrink-0 place-items-center overflow-hidden rounded-xs bg-surface-3 text-text-3',
        className,
      )}
    >
      {image ? (
        <img
          src={imagePath(image, 128)}
          alt=""
          width={128}
          height={85}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <Icon name={icon} size={iconSize} />
      )}
    </span>
  );
}
