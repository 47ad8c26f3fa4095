/** An address moved below another slug of its dealership: `/autohaendler/einst/info?a=1` at `/autohaendler/jetzt/info?a=1`. */
export function withDealershipSlug(address: string, slug: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  // What Next adds when it asks for a page by script.
  searchParams.delete('_rsc');
  const path = pathname.replace(/^((?:\/en)?\/[^/]+\/)[^/]+/, `$1${slug}`);
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
