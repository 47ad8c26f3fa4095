import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** A placeholder with the geometry of what will stand there; give height and width by class. */
export function Skeleton({ className = 'h-3.5 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={classes('skeleton', className)} />;
}

/** Says once that something is loading, around skeletons that say nothing. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className="relative">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
