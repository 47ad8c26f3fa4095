const openToBrowsers = '/api/v1/public/';

/** Path and query to ask the API for; undefined when the path leads out of what browsers may reach, as `%2e%2e` can. */
export function pathToApi(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  return pathname.startsWith(openToBrowsers) ? pathname + search : undefined;
}
