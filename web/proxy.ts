import { type NextRequest, NextResponse } from 'next/server';
import { resolvePath } from '#lib/routes/resolve-path.ts';
import { keptPageHeader } from '#lib/server/load/kept-page-header.ts';

/**
 * Leads each address to its page, by the route table; an unknown one to the not-found page. That sets its status itself: told
 * it here, Next would put another head on the page.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  // One of the pages that the server keeps for whoever it refuses; 404 is that of an unknown address.
  const refused = request.headers.get(keptPageHeader);
  const resolved = resolvePath(pathname);
  if (resolved.kind === 'redirect') {
    const redirect = NextResponse.redirect(new URL(resolved.path + search, request.url), 308);
    // Whoever has the address of an agent's page has the agent, of a report's the right to complain, of a preview's the text.
    const isSecret = ['ownSearchAgent', 'ownNotice', 'preview'].includes(resolved.name);
    redirect.headers.set('cache-control', isSecret ? 'private, no-store' : 'public, max-age=0, s-maxage=3600');
    if (isSecret) redirect.headers.set('referrer-policy', 'no-referrer');
    return redirect;
  }
  const to = (path: string, status?: number) =>
    NextResponse.rewrite(new URL(`/${resolved.locale}${path}${search}`, request.url), status ? { status } : {});
  if (refused === '429' || refused === '503') return to(`/internal/refused/${refused}`, Number(refused));
  if (resolved.kind === 'not-found' || resolved.name === 'notFound') return to('/internal/not-found');
  return to(resolved.builtInPath === '/' ? '' : resolved.builtInPath);
}

/** Everything but the framework's files and our own; another name with a dot in it is an address like any other. */
export const config = {
  matcher: [
    '/((?!_next/|icon\\.svg|icons\\.svg|make-emblems\\.svg|no-picture\\.svg|robots\\.txt|sections/[a-z0-9-]+\\.webp).*)',
  ],
};
