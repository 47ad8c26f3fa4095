import { useEffect } from 'react';

/**
 * Tells the style sheet, as `--keyboard`, how much of the page a phone's keyboard covers: what sticks to the bottom stands above it.
 * Some browsers make the page smaller by themselves; there it stays 0.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const root = document.documentElement.style;
    const tell = () => {
      // Zoomed in, the visible part is smaller without a keyboard.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      root.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    view.addEventListener('scroll', tell);
    return () => {
      view.removeEventListener('resize', tell);
      view.removeEventListener('scroll', tell);
      root.removeProperty('--keyboard');
    };
  }, []);
}
