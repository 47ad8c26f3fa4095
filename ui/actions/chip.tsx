import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Link } from './link.tsx';

const shape =
  'relative inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-sm border pr-2.5 pl-3 text-xs font-medium transition-colors duration-(--t-fast) pointer-coarse:min-h-11';
const chosen = 'border-accent-line bg-accent-soft hover:border-accent-text';
const open = 'border-line-strong hover:border-line-hover hover:bg-surface-2';

type ChipTexts = {
  /** What it filters, in grey: "Preis". */
  name?: string;
  children: ReactNode;
  /** Read to screen readers after the value: "Filter entfernen". */
  removeLabel: string;
};

function removable({ name, children, removeLabel }: ChipTexts) {
  return (
    <>
      <span>
        {name && <span className="font-regular text-text-3">{name} </span>}
        {children}
      </span>
      <Icon name="x" size={14} className="text-accent-text" />
      <span className="sr-only">, {removeLabel}</span>
    </>
  );
}

/** An active filter; following the link removes it. */
export function ChipLink({ href, ...texts }: ChipTexts & { href: string }) {
  return (
    <Link href={href} rel="nofollow" className={classes(shape, chosen)}>
      {removable(texts)}
    </Link>
  );
}

/** An active filter; pressing it removes it. */
export function ChipButton({ onRemove, ...texts }: ChipTexts & { onRemove: () => void }) {
  return (
    <button type="button" onClick={onRemove} className={classes(shape, chosen)}>
      {removable(texts)}
    </button>
  );
}

/** A way to go on: a filter one may add, a quick choice among a few. */
export function ChoiceChip({
  href,
  icon,
  current = false,
  children,
}: {
  href: string;
  icon?: IconName;
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      rel="nofollow"
      aria-current={current || undefined}
      className={classes(shape, 'pr-3', current ? 'border-inverse bg-inverse text-on-inverse' : open)}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </Link>
  );
}

/** Chips in a row: wraps from md on; on a phone it is a strip that bleeds to both edges. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame links as if they were a form
    <div
      role="group"
      aria-label={label}
      className="scroll-strip relative -mx-(--gutter) flex items-center gap-2 px-(--gutter) py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {children}
    </div>
  );
}
