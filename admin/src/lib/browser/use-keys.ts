import { useEffect, useEffectEvent } from 'react';

/**
 * Single keys of a part of the page. They hold where `isWithin` says so; elsewhere, in a field, in what lies over the page and
 * with Ctrl they stay what they are (WCAG 2.1.4).
 */
export function useKeys(
  isWithin: (target: HTMLElement) => boolean,
  acts: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof HTMLElement) || isTyping(target) || !isWithin(target)) return;
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
}

function isTyping(target: HTMLElement): boolean {
  if (target.closest('dialog, [popover]')) return true;
  return target.matches('input:not([type="checkbox"]), select, textarea, [contenteditable]');
}
