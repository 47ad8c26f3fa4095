import { useRef } from 'react';
import { useKeys } from '#lib/browser/use-keys.ts';

interface Acts {
  toggle: (id: number) => void;
  toggleAll: () => void;
  help: () => void;
}

/** The keys of the table, as its help names them. */
export const stockKeys = ['j', 'k', 'Enter', 'x', 'a', 'm', '/', '?'] as const;

/**
 * Walks through the cars without a mouse: the row one is at is the one whose link has the focus, so that a screen reader says
 * it too.
 */
export function useStockKeys({ toggle, toggleAll, help }: Acts) {
  const area = useRef<HTMLDivElement>(null);
  const links = () => [...(area.current?.querySelectorAll<HTMLElement>('[data-stock-row]') ?? [])];
  const place = () => links().findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const here = () => links()[place()];
  const walk = (step: 1 | -1) => {
    const all = links();
    all[Math.max(0, Math.min(place() + step, all.length - 1))]?.focus();
  };
  const toggleHere = () => {
    const link = here();
    if (link) toggle(Number(link.dataset.stockRow));
  };
  useKeys((target) => target.closest('table') !== null, {
    j: () => walk(1),
    k: () => walk(-1),
    x: toggleHere,
    a: toggleAll,
    m: () => here()?.closest('tr')?.querySelector<HTMLElement>('[data-act-menu]')?.click(),
    '/': () => area.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    '?': help,
  });
  return { area };
}
