import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Acts {
  toggle: (id: number) => void;
  toggleAll: () => void;
  help: () => void;
}

/** The keys of the table, as its help names them. */
export const stockKeys = ['j', 'k', 'Enter', 'x', 'a', 'm', '/', '?'] as const;

/**
 * Walks through the cars without a mouse: the row one is at is the one whose link has the focus, so that a screen reader says
 * it too. They are keys of the table: elsewhere, in a field and with Ctrl they stay what they are (WCAG 2.1.4).
 */
export function useStockKeys(rows: readonly StockRow[], { toggle, toggleAll, help }: Acts) {
  const area = useRef<HTMLDivElement>(null);
  const links = () => [...(area.current?.querySelectorAll<HTMLElement>('[data-stock-row]') ?? [])];
  const here = () => links().findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isInTable(event.target)) return;
    const place = here();
    const acts: Record<string, (() => void) | undefined> = {
      j: () => links()[Math.min(place + 1, rows.length - 1)]?.focus(),
      k: () => links()[Math.max(place - 1, 0)]?.focus(),
      x: place < 0 ? undefined : () => toggle(Number(links()[place]?.dataset.stockRow)),
      a: toggleAll,
      m:
        place < 0
          ? undefined
          : () => links()[place]?.closest('tr')?.querySelector<HTMLElement>('[data-act-menu]')?.click(),
      '/': () => area.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
      '?': help,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { area };
}

function isInTable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.closest('table') || target.closest('dialog, [popover]')) return false;
  return !target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]');
}
