'use client';

import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useState } from 'react';

const threshold = 20;

/** A button that leads back to the top, as soon as the page is scrolled by more than 20 pixels. */
export function ScrollToTop({ label }: { label: string }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!scrolled) return null;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => window.scrollTo({ top: 0 })}
      // A mouse needs little of it: it then fits between the page's column and the edge, and covers nothing.
      className="hit fixed right-4 bottom-(--above-tray,16px) z-30 inline-flex items-center justify-center rounded-sm border border-line-strong bg-surface text-text-2 shadow-2 hover:border-line-hover hover:text-text lg:pointer-fine:right-0.5 lg:pointer-fine:min-w-6 print:hidden"
    >
      <Icon name="arrow-up" />
    </button>
  );
}
