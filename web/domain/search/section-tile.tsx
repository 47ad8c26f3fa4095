import type { SectionKey } from '@kardan/contract/values/sections';
import { Link } from '@kardan/ui/actions/link.tsx';
import type { ReactNode } from 'react';
import { Drawing } from '#lib/drawings/drawing.tsx';

interface Props {
  section: SectionKey;
  href: string;
  rel?: 'nofollow' | undefined;
  name: string;
  /** How many cars it has; the tile keeps its room where that is not known. */
  note: ReactNode;
}

/** A section of the site with a car of its kind. */
export function SectionTile({ section, href, rel, name, note }: Props) {
  return (
    <Link
      href={href}
      rel={rel}
      className="group block h-full overflow-hidden rounded-md border border-line bg-surface p-3 transition-colors duration-(--t-fast) hover:border-accent-line md:p-4"
    >
      <Drawing
        name={section}
        sizes="(width >= 1192px) 158px, (width >= 768px) 30vw, 43vw"
        className="h-auto w-full transition-transform duration-(--t-slow) ease-out group-hover:-translate-x-1.5"
      />
      <span className="wide-sm mt-3 block text-[clamp(0.8125rem,3.9vw,0.9375rem)] font-semi">{name}</span>
      <span className="block min-h-5 text-xs text-text-3">{note}</span>
    </Link>
  );
}
