/** The application loads scripts, styles, fonts and pictures of our own origin and speaks to nobody else; nothing runs inline. */
export const adminPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Masks of icons are data: addresses in the style sheet.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
