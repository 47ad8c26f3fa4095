import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** quiet: no frame · outline: framed · picture: stands on a photograph */
type IconButtonLook = { icon: IconName; label: string; variant?: 'quiet' | 'outline' | 'picture'; size?: 'sm' | 'md' };

const variants = {
  quiet: 'text-text-2 hover:bg-surface-2 hover:text-text aria-pressed:text-accent-text',
  outline:
    'border border-line-strong text-text-2 hover:border-line-hover hover:text-text aria-pressed:border-accent-line',
  picture:
    'bg-picture-tag text-picture-ink hover:bg-picture-tag-hover aria-pressed:bg-accent aria-pressed:text-on-accent',
};

function look(variant: IconButtonLook['variant'] = 'quiet', size: IconButtonLook['size'] = 'md', className?: string) {
  return classes(
    'relative inline-flex shrink-0 items-center justify-center rounded-sm transition-colors duration-(--t-fast)',
    'disabled:cursor-not-allowed disabled:opacity-40',
    size === 'sm' ? 'size-8 pointer-coarse:size-11' : 'size-11',
    variants[variant],
    className,
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  IconButtonLook & { pressed?: boolean };

/** A button whose drawing says enough for the eye; the label says it to everyone else, and on hover. */
export function IconButton({
  icon,
  label,
  variant,
  size,
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={look(variant, size, className)}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

type IconLinkProps = Omit<LinkProps, 'children' | 'aria-label'> & IconButtonLook;

export function IconLink({ icon, label, variant, size, className, ...rest }: IconLinkProps) {
  return (
    <Link title={label} {...rest} aria-label={label} className={look(variant, size, className)}>
      <Icon name={icon} size={20} />
    </Link>
  );
}
