import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Its place on the page, for links. */
  anchor?: string;
  children: ReactNode;
}

/** A framed part of a dealership's page under its own heading. */
export function Panel({ title, anchor, children }: Props) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="rounded-md border border-line bg-surface p-4.5 md:p-6 print:break-inside-avoid"
    >
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
