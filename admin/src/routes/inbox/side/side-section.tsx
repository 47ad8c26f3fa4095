import { type ReactNode, useId } from 'react';

export function SideSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-4">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h3 id={id} className="text-xs font-medium text-text-2">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Name and value in a line, a thin rule between two of them. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2 text-sm last:border-0">
      <dt className="shrink-0 text-text-2">{name}</dt>
      <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
