import { classes } from '../classes.ts';

/** accent: the one next step, at most one in a region · inverse: second-strongest · ghost: all others · quiet: in rows */
export type ButtonVariant = 'accent' | 'inverse' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  className?: string;
};

const variants: Record<ButtonVariant, string> = {
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  inverse: 'border-transparent bg-inverse text-on-inverse hover:opacity-90',
  ghost: 'border-line-strong hover:border-line-hover hover:bg-surface-2',
  quiet: 'border-transparent text-accent-text hover:bg-surface-2',
  danger: 'border-alert text-alert hover:bg-alert-soft',
};

const sizes: Record<ButtonSize, string> = {
  // 36 px where a mouse points, the full touch target where a finger does
  sm: 'min-h-9 px-3 text-xs pointer-coarse:min-h-11',
  md: 'min-h-11 px-4.5 text-sm',
  lg: 'min-h-13 px-6 text-md',
};

const shape =
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-sm border font-semi ' +
  'transition-[background-color,border-color,opacity,translate] duration-(--t-fast) active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-3 disabled:text-text-3 disabled:active:translate-y-0 ' +
  'aria-busy:cursor-progress';

export function buttonClasses({ variant = 'ghost', size = 'md', full, className }: ButtonLook): string {
  return classes(shape, variants[variant], sizes[size], full && 'w-full', className);
}
