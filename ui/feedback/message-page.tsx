import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** Links and buttons: no page is a dead end. */
  children: ReactNode;
}

/** A page that has little to show but where to go next. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <div className="page py-20">
      <h1>{title}</h1>
      <p className="mt-4 max-w-[60ch] text-text-2">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
