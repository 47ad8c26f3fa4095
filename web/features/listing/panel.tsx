import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** Stands at the end of the title's line: a badge, the figure that the panel is about. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a car's page that says something about the car: framed, with its title and what it comes to. */
export function Panel({ id, title, aside, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-md border border-line bg-surface p-4.5 md:p-6 print:break-inside-avoid"
    >
      <div className="mb-4 flex items-start justify-between gap-x-6 gap-y-2 max-md:flex-wrap">
        <h2 id={`${id}-title`} className="min-w-0">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A part without a frame: the data themselves. */
export function Part({ id, title, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The figure that a panel comes to, with what it means below. */
export function PanelFigure({ value, note }: { value: string; note: string }) {
  return (
    <p className="wide ml-auto text-right text-2xl leading-tight font-semi whitespace-nowrap">
      {value}
      <span className="block text-xs font-regular text-text-3 [font-stretch:100%]">{note}</span>
    </p>
  );
}
