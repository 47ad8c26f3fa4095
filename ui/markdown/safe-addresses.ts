const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Where a link in somebody else's text may lead, in the browser's own writing of it; undefined for any other address. */
export function safeLink(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, href, username, password } = new URL(url);
  // A name before the host only serves to look like another host.
  return protocols.has(protocol) && username === '' && password === '' ? href : undefined;
}

/** The content address of a picture in our own store; undefined for any other picture, which would be asked of others. */
export function pictureOf(url: string): string | undefined {
  return /^\/media\/([0-9a-f]{64})$/.exec(url)?.[1];
}
