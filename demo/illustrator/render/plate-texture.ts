import sharp from 'sharp';

const width = 520;
const height = 112;

/** Strokes of the few characters plates use, on a grid of 4 by 8: no font, so that every machine draws the same. */
const strokes: Record<string, string> = {
  '0': 'M1 0H3L4 1V7L3 8H1L0 7V1Z',
  '1': 'M1 1.4L2.4 0V8',
  '2': 'M0 1.4L1 0H3L4 1V2.8L0 8H4',
  '3': 'M0 .8L1 0H3L4 1V3L3 3.8H1.6M3 3.8L4 4.8V7L3 8H1L0 7.2',
  '4': 'M3.2 8V0L0 5.6H4',
  '5': 'M3.8 0H.4L.2 3.6L1 3.1H3L4 4.2V7L3 8H1L0 7.2',
  '6': 'M3.7 .8L3 0H1L0 1V7L1 8H3L4 7V4.6L3 3.6H1L0 4.5',
  '7': 'M0 0H4L1.6 8',
  '8': 'M1 0H3L4 1V3L3 3.8H1L0 3V1ZM1 3.8L0 4.8V7L1 8H3L4 7V4.8L3 3.8',
  '9': 'M.3 7.2L1 8H3L4 7V1L3 0H1L0 1V3.4L1 4.4H3L4 3.5',
  A: 'M0 8L2 0L4 8M.8 5.2H3.2',
  B: 'M0 8V0H2.8L3.8 1V2.8L2.8 3.8H0M2.8 3.8L4 4.8V7L3 8H0',
  D: 'M0 0V8H2.8L4 6.6V1.4L2.8 0Z',
  E: 'M4 0H0V8H4M0 3.9H3.2',
  H: 'M0 0V8M4 0V8M0 3.9H4',
  K: 'M0 0V8M4 0L0 4.6M1.4 3.2L4 8',
  T: 'M0 0H4M2 0V8',
  X: 'M0 0L4 8M4 0L0 8',
};

/** An Austrian plate: white with red lines above and below and a blue band; green characters on electric cars. */
export async function plateTexture(text: string, electric: boolean) {
  const glyphs = [...text]
    .map((character, index) => {
      const path = strokes[character];
      return path ? `<path transform="translate(${70 + index * 48.5} 24) scale(8.2 8)" d="${path}"/>` : '';
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#f4f4f2"/>
    <path d="M0 4H${width}M0 ${height - 4}H${width}" stroke="#c8102e" stroke-width="5"/>
    <rect width="46" height="${height}" fill="#1b3a8c"/>
    <circle cx="23" cy="34" r="13" fill="none" stroke="#ffd400" stroke-width="3" stroke-dasharray="3 3.8"/>
    <path transform="translate(15 66) scale(4 3.6)" d="${strokes.A}" stroke="#fff" stroke-width="1.2" fill="none"/>
    <g fill="none" stroke="${electric ? '#0b7a3b' : '#16181c'}" stroke-width="1.35" stroke-linejoin="round">${glyphs}</g>
  </svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { pixels: new Uint8Array(pixels), width, height };
}
