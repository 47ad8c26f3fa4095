import type { ReactNode } from 'react';

/** The next act of a screen: under the thumb on a phone, below the rest on a desk. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-2.5 max-lg:sticky max-lg:bottom-0 max-lg:z-1 max-lg:-mx-(--gutter) max-lg:-mb-8 max-lg:mt-4 max-lg:border-t max-lg:border-line-strong max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-3 max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] lg:mt-5">
      {children}
    </div>
  );
}
