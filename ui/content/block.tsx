import { type ReactNode, useId } from 'react';
import { TextLink } from '../actions/text-link.tsx';

interface Props {
  title: string;
  /** A figure or a few words beside the title. */
  note?: string | undefined;
  more?: { href: string; label: string; rel?: 'nofollow' } | undefined;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Block({ title, note, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page mt-(--section)">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id}>{title}</h2>
        {note && <p className="text-sm text-text-3">{note}</p>}
        {more && (
          <TextLink
            href={more.href}
            rel={more.rel}
            iconAfter="arrow-right"
            className="min-h-8 text-sm md:ml-auto pointer-coarse:min-h-11"
          >
            {more.label}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}
