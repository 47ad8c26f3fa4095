'use client';

import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** Closes the menus inside it: on Escape, on a press elsewhere, and when another page has come. */
export function OpenMenus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu that led to it
  useEffect(() => close(ref.current), [pathname]);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const openMenu = ref.current?.querySelector('details[open]');
      if (openMenu && !openMenu.contains(event.target as Node)) close(ref.current);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const openMenu = ref.current?.querySelector<HTMLDetailsElement>('details[open]');
    if (!openMenu) return;
    close(ref.current);
    openMenu.querySelector('summary')?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its menus do not use
    <div ref={ref} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

function close(menus: HTMLElement | null): void {
  for (const menu of menus?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) menu.open = false;
}
