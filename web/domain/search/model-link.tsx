import { Link } from '@kardan/ui/actions/link.tsx';

interface Props {
  href: string;
  name: string;
  /** How many cars of it there are, in words. */
  cars: string;
  rel?: string;
}

/** A model in a table of a make's models. */
export function ModelLink({ href, name, cars, rel }: Props) {
  return (
    <Link href={href} {...(rel && { rel })} className="group inline-block min-h-8 py-1">
      <span className="block text-md font-semi group-hover:underline group-hover:underline-offset-3">{name}</span>
      <span className="text-xs text-text-3">{cars}</span>
    </Link>
  );
}
