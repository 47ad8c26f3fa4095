'use client';

import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** Of the two in which something has to be done. */
  step?: 1 | 2;
  title: string;
  /** It took the place of another step: who cannot see that comes to its heading. */
  arrives?: boolean;
  children: ReactNode;
}

/** One step on the way to a search agent, in the place of the one before. */
export function StepFrame({ step, title, arrives = false, children }: Props) {
  const t = useTexts('search-agent');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
  }, [arrives]);
  return (
    <section
      aria-labelledby={id}
      className="@container relative min-w-0 rounded-md border border-line bg-surface p-5 md:p-6"
    >
      {step && <p className="text-xs text-text-3">{t('form.step', { step })}</p>}
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3.5 flex items-center gap-2.5 text-xl outline-none">
        {!step && <Icon name="circle-check" size={24} className="text-accent-text" />}
        {title}
      </h2>
      {children}
    </section>
  );
}
