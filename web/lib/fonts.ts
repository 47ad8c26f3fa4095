import localFont from 'next/font/local';

/** One family in all weights and widths, from our own origin. */
export const archivo = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  weight: '100 900',
  declarations: [
    { prop: 'font-stretch', value: '62% 125%' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+2082',
    },
  ],
  variable: '--font-archivo',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** For Škoda, Citroën’s neighbours and every other name beyond Latin-1; fetched only by pages that hold such a letter. */
export const archivoExtended = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2',
  weight: '100 900',
  declarations: [
    { prop: 'font-stretch', value: '62% 125%' },
    { prop: 'unicode-range', value: 'U+0100-02BA,U+1E00-1E9F,U+2080-2081,U+2083-2089' },
  ],
  variable: '--font-archivo-extended',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
