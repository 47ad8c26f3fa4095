import Link from 'next/link';
import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';

type TextLinkProps = ComponentProps<typeof Link> & {
  icon?: IconName;
  iconAfter?: IconName;
  /** Inside running text a link is underlined at once: colour alone would not show it. */
  inline?: boolean;
};

export function TextLink({ icon, iconAfter, inline, className, prefetch = false, children, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      className={classes(
        'font-medium text-accent-text underline-offset-3',
        inline ? 'underline decoration-1 hover:decoration-2' : 'inline-flex items-center gap-1.5 hover:underline',
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
