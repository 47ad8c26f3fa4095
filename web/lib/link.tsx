import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the site. It fetches nothing before it is pressed: a list of results would otherwise ask for twenty pages
 * that nobody opens.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
