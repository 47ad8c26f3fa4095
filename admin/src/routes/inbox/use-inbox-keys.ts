import { useRef } from 'react';
import { useKeys } from '#lib/browser/use-keys.ts';

/** The keys of the inbox, as its help names them. */
export const inboxKeys = ['j', 'k', 'Enter', 'r', 'e', 'a', '/', '?'] as const;

/**
 * Works through inquiries without a mouse: the one that one is at is the one whose link has the focus, so that a screen reader says
 * it too.
 */
export function useInboxKeys({ help }: { help: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const find = (selector: string) => area.current?.querySelector<HTMLElement>(selector);
  const links = () => [...(area.current?.querySelectorAll<HTMLElement>('[data-thread-row]') ?? [])];
  const walk = (step: 1 | -1) => {
    const all = links();
    const focused = all.indexOf(document.activeElement as HTMLElement);
    // From within a thread the way leads on from its own row.
    const place = focused < 0 ? all.findIndex((link) => link.ariaCurrent !== null) : focused;
    all[Math.max(0, Math.min(place + step, all.length - 1))]?.focus();
  };
  // Within the inbox, or at the page's beginning, where one stands after a thread was opened.
  const isWithin = (target: HTMLElement) =>
    area.current !== null && (area.current.contains(target) || target.id === 'content');
  useKeys(isWithin, {
    j: () => walk(1),
    k: () => walk(-1),
    r: () => find('[data-reply]')?.focus(),
    e: () => find('[data-answered]')?.click(),
    a: () => find('[data-assign]')?.focus(),
    '/': () => find('input[type="search"]')?.focus(),
    '?': help,
  });
  return { area };
}
