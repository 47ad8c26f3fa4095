import { classes } from '@kardan/ui/classes.ts';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** One sentence below the title: what it is for. */
  intro?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page on its own surface. */
export function Panel({ title, intro, actions, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes('rounded-md border border-line bg-surface p-4 md:p-5', className)}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id}>{title}</h2>
          {intro && <p className="mt-1 max-w-[64ch] text-sm text-text-2">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
