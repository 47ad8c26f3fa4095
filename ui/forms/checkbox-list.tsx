'use client';

import { type ReactNode, useId } from 'react';
import { TextLink } from '../actions/text-link.tsx';
import { Icon } from '../icons/icon.tsx';
import { CheckboxInput } from './checkbox-input.tsx';

export type CheckboxOption = {
  value: string;
  label: string;
  /** How many cars it would leave; 0 cannot be chosen, unless it already is. */
  count?: number;
  /** The count as the visitor reads it, e.g. "1.486". */
  countText?: string;
  checked?: boolean;
  icon?: ReactNode;
  /** Models of a make: indented below it. A parent of which only some are chosen shows a dash. */
  children?: readonly CheckboxOption[];
};

type CheckboxListProps = {
  /** Names the group for screen readers; the visible title is the filter group's. */
  legend: string;
  name: string;
  options: readonly CheckboxOption[];
  /** How many stand open; the rest waits behind `moreLabel`, e.g. "34 weitere". */
  visibleCount?: number;
  moreLabel?: string;
  /** Where the rest is that is not here yet. */
  moreHref?: string | undefined;
  /** The rest was asked for: it stands open. */
  isOpen?: boolean;
};

/**
 * Options with counts as native checkboxes: they work in a plain GET form and change at once. A client component, although
 * only the boxes are alive: so React's description of a page holds the options and not the rows' elements.
 */
export function CheckboxList({
  legend,
  name,
  options,
  visibleCount = options.length,
  moreLabel,
  moreHref,
  isOpen = false,
}: CheckboxListProps) {
  const shown = options.slice(0, visibleCount);
  const hidden = options.slice(visibleCount);
  return (
    <fieldset className="relative min-w-0">
      <legend className="sr-only">{legend}</legend>
      {shown.map((option) => (
        <OptionRow key={option.value} name={name} option={option} />
      ))}
      {moreHref && (
        <details className="group smooth-details" data-load-from={moreHref}>
          <MoreSummary label={moreLabel} />
          <TextLink href={moreHref} rel="nofollow" className="text-xs">
            {moreLabel}
          </TextLink>
        </details>
      )}
      {hidden.length > 0 && (
        <details className="group smooth-details" open={isOpen || hidden.some(isChosen)}>
          <MoreSummary label={moreLabel} />
          {hidden.map((option) => (
            <OptionRow key={option.value} name={name} option={option} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

function MoreSummary({ label }: { label: string | undefined }) {
  return (
    <summary className="inline-flex min-h-8 items-center gap-1 text-xs font-medium text-accent-text hover:underline pointer-coarse:min-h-11">
      {label}
      <Icon name="chevron-down" className="transition-transform duration-(--t-base) group-open:rotate-180" />
    </summary>
  );
}

function OptionRow({ name, option }: { name: string; option: CheckboxOption }) {
  const { value, label, count, countText, checked = false, icon, children } = option;
  const mixed = !checked && (children?.some(isChosen) ?? false);
  const empty = count === 0 && !checked && !mixed;
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="option-row">
        <CheckboxInput id={id} name={name} value={value} checked={checked} mixed={mixed} disabled={empty} />
        {icon}
        <b>{label}</b>
        {count !== undefined && <small>{countText ?? count}</small>}
      </label>
      {children && children.length > 0 && (
        <div className="ml-2.25 border-l border-line pl-4.5">
          {children.map((child) => (
            <OptionRow key={child.value} name={name} option={child} />
          ))}
        </div>
      )}
    </>
  );
}

function isChosen({ checked, children }: CheckboxOption): boolean {
  return checked === true || (children?.some(isChosen) ?? false);
}
