import Link from 'next/link';
import type { ComponentProps } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { type ButtonLook, buttonClasses } from './button-look.ts';

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook & { icon?: IconName; iconAfter?: IconName };

/** A link that looks like a button, because it leads to the next step. */
export function LinkButton({
  variant,
  size,
  full,
  className,
  icon,
  iconAfter,
  prefetch = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} prefetch={prefetch} className={buttonClasses({ variant, size, full, className })}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
