import localFont from 'next/font/local';

/** One family from our own origin, cut to the letters, weights and widths in use: scripts/make-fonts.ts. */
export const archivo = localFont({
  src: '../../../ui/fonts/archivo.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-stretch', value: '100% 118%' },
    {
      prop: 'unicode-range',
      value: 'U+0000-00FF,U+2000-206F,U+2082,U+20AC,U+2122,U+2190-2193,U+2212',
    },
  ],
  variable: '--font-archivo',
  display: 'swap',
  // Ours knows the widths: ui/theme/fallback-font.css.
  adjustFontFallback: false,
});

export const archivoEastern = localFont({
  src: '../../../ui/fonts/archivo-eastern.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-stretch', value: '100% 118%' },
    { prop: 'unicode-range', value: 'U+0100-017F' },
  ],
  variable: '--font-archivo-eastern',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
