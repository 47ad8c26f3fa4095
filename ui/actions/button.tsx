import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { type ButtonLook, buttonClasses } from './button-look.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName;
    /** Its work is under way: the label changes, a second press does nothing, the focus stays. */
    busy?: boolean;
    busyLabel?: ReactNode;
  };

export function Button({
  variant,
  size,
  full,
  className,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      className={buttonClasses({ variant, size, full, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy ? (
        <Icon name="loader-circle" className="animate-spin motion-reduce:animate-none" />
      ) : (
        icon && <Icon name={icon} />
      )}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
