/** The look of a flag. */
export const flagClasses =
  'inline-flex min-h-7 items-center rounded-xs border border-line-strong bg-surface-3 px-2 text-xs font-semi whitespace-nowrap shadow-2 hover:border-accent-line hover:bg-inverse hover:text-on-inverse';
