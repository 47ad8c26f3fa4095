import { MakeEmblem } from './make-emblem.tsx';

/** A make's emblem before its row in a list; brightens with the row that one points at. */
export function MakeSign({ slug, name }: { slug: string; name: string }) {
  return (
    <MakeEmblem
      slug={slug}
      name={name}
      size={30}
      className="row-span-2 text-text-2 transition-colors duration-(--t-fast) group-hover:text-text"
    />
  );
}
