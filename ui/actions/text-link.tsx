import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link, type LinkProps } from './link.tsx';

type TextLinkProps = LinkProps & {
  icon?: IconName;
  iconAfter?: IconName;
  /** Inside running text a link is underlined at once: colour alone would not show it. */
  inline?: boolean;
};

export function TextLink({ icon, iconAfter, inline, className, children, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
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
