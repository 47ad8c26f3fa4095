import { type ReactNode, useId } from 'react';

/** The place of a form on a page. */
export function ContactFrame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container rounded-md border border-line bg-surface p-5 md:p-6 print:hidden"
    >
      <h2 id={id} className="mb-3.5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
