'use client';

import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** False: the page stays where it is scrolled to. */
  scroll?: boolean;
};

/** How a front end follows links: the link of its router. Without one, links load their page anew. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link within the site. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  return <RouterLink {...props} />;
}

function PlainLink({ scroll: _, ...rest }: LinkProps) {
  return <a {...rest} />;
}
