import { useEffect, useEffectEvent, useRef } from 'react';

/** The keys of the inbox, as its help names them. */
export const inboxKeys = ['j', 'k', 'Enter', 'r', 'e', 'a', '/', '?'] as const;

/**
 * Works through inquiries without a mouse: the one that one is at is the one whose link has the focus, so that a screen reader says
 * it too. They are keys of the inbox: elsewhere, in a field and with Ctrl they stay what they are (WCAG 2.1.4).
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
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isKeyOf(area.current, event.target)) return;
    const acts: Record<string, (() => void) | undefined> = {
      j: () => walk(1),
      k: () => walk(-1),
      r: () => find('[data-reply]')?.focus(),
      e: () => find('[data-answered]')?.click(),
      a: () => find('[data-assign]')?.focus(),
      '/': () => find('input[type="search"]')?.focus(),
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

/** Within the inbox, or at the page's beginning, where one stands after a thread was opened. */
function isKeyOf(area: HTMLElement | null, target: EventTarget | null): boolean {
  if (!area || !(target instanceof HTMLElement) || target.closest('dialog, [popover]')) return false;
  if (!area.contains(target) && target.id !== 'content') return false;
  return !target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]');
}
