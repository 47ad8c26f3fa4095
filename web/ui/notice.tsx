import type { ReactNode } from 'react';

/** A message that takes the place of the page's content. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="notice" aria-labelledby="notice-title">
      <h1 id="notice-title">{title}</h1>
      {children}
    </section>
  );
}
