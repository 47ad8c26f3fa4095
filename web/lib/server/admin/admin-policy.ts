/** The application loads scripts, styles, fonts and pictures of our own origin and speaks to nobody else; nothing runs inline. */
export const adminPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Masks of icons are data: addresses in the style sheet; pictures that wait for their upload are blob: ones of this page.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The worker that reads papers compiles its reader, which no page may. It loads that from our own origin and speaks to nobody
 * else: the picture of a registration certificate has nowhere to go.
 */
export const papersWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join('; ');
