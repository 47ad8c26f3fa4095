const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request names the host that the site has: caches keep a copy for each name, so that made-up ones would fill them.
 * Health checks on the machine itself name its own address and port; on a developer's machine any port of it will do, since
 * a cache in front has another.
 */
export function isKnownHost(host: string | undefined, site: { SITE_ORIGIN: string; PORT: number }): boolean {
  const named = host?.toLowerCase() ?? '';
  const own = new URL(site.SITE_ORIGIN).host;
  if (named === own) return true;
  return loopback.test(named) && (loopback.test(own) || named.endsWith(`:${site.PORT}`));
}
