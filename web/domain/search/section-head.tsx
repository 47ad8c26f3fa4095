import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { ReactNode } from 'react';
import { CrumbLine } from '#lib/page/crumb-line.tsx';

interface Props {
  crumbs: readonly Required<Crumb>[];
  title: ReactNode;
  /** What the page is about in a sentence. */
  lead?: ReactNode;
  /** Where all cars of the page are listed. */
  list?: { href: string; label: string } | undefined;
  /** Where a search agent waits for them. */
  agent?: { href: string; label: string } | undefined;
}

/** Begins a page about a section's cars, or those of a make or model in it: what it is, and the ways to the cars. */
export function SectionHead({ crumbs, title, lead, list, agent }: Props) {
  return (
    <>
      <CrumbLine crumbs={crumbs} />
      <header className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-3">
        <div className="min-w-0">
          <h1>{title}</h1>
          {lead && <p className="mt-2.5 max-w-[60ch] text-text-2">{lead}</p>}
        </div>
        {list && (
          <div className="flex flex-wrap gap-2.5">
            <LinkButton
              href={list.href}
              variant="accent"
              size={agent ? 'md' : 'lg'}
              rel="nofollow"
              iconAfter="arrow-right"
            >
              {list.label}
            </LinkButton>
            {agent && (
              <LinkButton href={agent.href} icon="bell-plus" rel="nofollow">
                {agent.label}
              </LinkButton>
            )}
          </div>
        )}
      </header>
    </>
  );
}
