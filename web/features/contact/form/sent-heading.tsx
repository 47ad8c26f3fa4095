import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that a form is sent, in its place; the focus comes here, since the button is gone. */
export function SentHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
      <Icon name="circle-check" size={22} className="text-accent-text" />
      {children}
    </h3>
  );
}
