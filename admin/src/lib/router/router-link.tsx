import type { LinkProps } from '@kardan/ui/actions/link.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { adminBase } from './admin-base.ts';

/** Pages of the application; everything else is the public site and is loaded as such. */
const own = new RegExp(`^(${adminBase}|/anmelden|/en/login)([/?#]|$)`);

/** How links of the design system are followed: within the application without loading it anew. */
export function RouterLink({ href, scroll: _, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!own.test(href) || !isPlain(event) || event.currentTarget.target || event.currentTarget.download) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Neither in a new tab nor taken by somebody else. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
