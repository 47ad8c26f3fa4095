import type { ReactNode } from 'react';
import { siteName } from '../browser/site.ts';

interface Props {
  title: string;
  /** Said in the browser's tab where the heading says something else. */
  tabTitle?: string;
  intro?: ReactNode;
  actions?: ReactNode;
}

/** The head of every page: what it is, in a heading and in the browser's tab, and what can be done with it. */
export function PageHead({ title, tabTitle = title, intro, actions }: Props) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
      <title>{`${tabTitle} – ${siteName}`}</title>
      <div className="min-w-0">
        <h1 className="[overflow-wrap:anywhere]">{title}</h1>
        {intro && <p className="mt-1 text-sm text-text-2">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
