import { type ReactNode, useId } from 'react';

interface Props {
  id?: string;
  title: string;
  /** A few words beside the title: how much of it is filled. */
  note?: ReactNode;
  children: ReactNode;
}

/** A group of the car's data on its own surface; its fields stand in as many columns as there is room for. */
export function GroupPanel({ id, title, note, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      className="@container scroll-mt-24 rounded-md border border-line bg-surface p-4 outline-none md:p-5"
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={titleId}>{title}</h2>
        {note && <p className="text-xs text-text-3">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export const fieldGrid = 'grid gap-3 @min-[320px]:grid-cols-2 @min-[640px]:grid-cols-3';
