import type { ReactNode } from 'react';

/** Counted numbers side by side, on the ruler that says so. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <div>
      <dl className="flex flex-wrap gap-x-9 gap-y-3">{children}</dl>
      <div aria-hidden="true" className="ruler-edge mt-3" />
    </div>
  );
}

interface FigureProps {
  value: string;
  label: string;
  /** Said before a number that is not exact. */
  about?: string;
}

export function Figure({ value, label, about }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-xs text-text-2">{label}</dt>
      <dd className="wide text-2xl leading-tight font-[660]">
        {about && <span className="text-md font-regular text-text-2">{about} </span>}
        {value}
      </dd>
    </div>
  );
}
