/** The policy of a document: scripts by hash or from our own origin, data from there and the origins named, nothing from anybody else. */
export function contentSecurityPolicy(scriptHashes: string[], dataOrigins: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trimEnd(),
    // Attributes only: positions of sliders, bars and meters. They cannot load or run anything under the rest.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...dataOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
