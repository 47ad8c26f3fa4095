import { Link } from '@kardan/ui/actions/link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useEffect, useRef } from 'react';
import { useLocale } from '../texts/use-texts.ts';

export interface TabLink {
  href: string;
  label: string;
  /** How many there are behind it. */
  count?: number | undefined;
  current: boolean;
}

/** Views or parts of a page, each with an address of its own; on phones the strip scrolls sideways. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const locale = useLocale();
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tab that is shown
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && strip.current)
      strip.current.scrollLeft = tab.offsetLeft - strip.current.clientWidth / 2 + tab.offsetWidth / 2;
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="scroll-strip relative -mx-(--gutter) mb-5 flex gap-1 overflow-x-auto border-b border-line px-(--gutter)"
    >
      {tabs.map(({ href, label: name, count, current: isCurrent }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-11 flex-none items-center gap-1.5 border-b-3 border-transparent px-3.5 text-sm font-medium text-text-2 outline-offset-[-3px] first:-ml-3.5 hover:border-line-strong hover:text-text aria-[current]:border-accent-line aria-[current]:text-text"
        >
          {name}
          {count !== undefined && (
            <span className="text-xs font-regular text-text-3">{formatNumber(count, locale)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
