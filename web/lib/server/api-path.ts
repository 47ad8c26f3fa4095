const openToBrowsers = '/api/v1/public/';

/** Where browsers ask for pictures; the answer is the API's. */
const optimiserPath = '/_next/image';

/** Path and query to ask the API for; undefined when the path is none of those that browsers may reach, as with `%2e%2e`. */
export function pathToApi(requestTarget: string): string | undefined {
  // It would be read as an address with a host of its own.
  if (requestTarget.startsWith('//')) return undefined;
  const url = URL.parse(requestTarget, 'http://web');
  if (!url) return undefined;
  if (url.pathname === optimiserPath) return `${openToBrowsers}image${url.search}`;
  return url.pathname.startsWith(openToBrowsers) ? url.pathname + url.search : undefined;
}

/** Whether a path looks like the API's and must therefore never reach the pages. */
export function isApiPath(requestTarget: string): boolean {
  return requestTarget.startsWith('/api/') || requestTarget.startsWith(optimiserPath);
}
