import { type ReactNode, useId } from 'react';

/** A part of the side panel under a small heading. */
export function SideSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2.5 flex items-center justify-between gap-3 text-xs">
        <h2 id={id} className="text-xs! font-medium text-text-2 [font-stretch:100%]!">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
