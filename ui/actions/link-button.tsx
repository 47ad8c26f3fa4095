import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { Link, type LinkProps } from './link.tsx';

type LinkButtonProps = LinkProps & ButtonLook & { icon?: IconName; iconAfter?: IconName };

/** A link that looks like a button, because it leads to the next step. */
export function LinkButton({ variant, size, full, className, icon, iconAfter, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, full, className })}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
