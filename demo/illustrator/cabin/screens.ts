import sharp from 'sharp';
import { fromByte } from '../picture/tone.ts';
import type { Vector } from '../scalar.ts';
import type { Fittings } from './fittings.ts';
import type { Surface } from './solid.ts';

/** A lit picture on a panel. */
export interface Screen {
  /** The surface of a panel of half the given width and height around a place. */
  surface: (at: Vector, half: [number, number]) => Surface;
}

async function screenOf(svg: string, width: number, height: number, glow: number): Promise<Screen> {
  const pixels = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    surface: (at, half) => ({
      gloss: 0.05,
      colour: (x, _y, z, out) => {
        const column = Math.min(width - 1, Math.max(0, Math.floor(((x - at[0]) / (2 * half[0]) + 0.5) * width)));
        const row = Math.min(height - 1, Math.max(0, Math.floor((0.5 - (z - at[2]) / (2 * half[1])) * height)));
        const offset = (row * width + column) * 3;
        out.red = fromByte[pixels[offset]!]!;
        out.green = fromByte[pixels[offset + 1]!]!;
        out.blue = fromByte[pixels[offset + 2]!]!;
        out.glow = glow;
      },
    }),
  };
}

const hexOf = (light: Vector) => `rgb(${light.map((value) => Math.round(255 * value ** (1 / 2.2))).join(',')})`;

/** Instruments: round gauges in old cars, otherwise drawn ones on a display. */
export function clusterScreen({ layout, ambient, electric }: Fittings): Promise<Screen> {
  const dial = (x: number, y: number, r: number, colour: string, share: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#27313a" stroke-width="9"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-dasharray="${r * 4.6 * share} 999" transform="rotate(140 ${x} ${y})"/>`;
  if (layout === 'gauges') return screenOf(gauges(), 512, 180, 0.35);
  const tint = hexOf(ambient);
  const road =
    '<path d="M210 150L244 60H268L302 150Z" fill="#2b3945"/><path d="M256 150V62" stroke="#dfe8ee" stroke-width="3" stroke-dasharray="12 9"/>';
  const battery = `<rect x="226" y="22" width="60" height="22" rx="5" fill="none" stroke="#dfe8ee" stroke-width="3"/><rect x="230" y="26" width="40" height="14" rx="2" fill="${electric ? '#58d68d' : tint}"/>`;
  return screenOf(
    `<rect width="512" height="180" fill="#0a1118"/>${road}${battery}${dial(104, 96, 56, tint, 0.55)}${dial(408, 96, 56, '#e8eef4', 0.4)}<path d="M80 104h48M86 84h36M386 104h44M392 84h32" stroke="#e8eef4" stroke-width="8" stroke-linecap="round"/>`,
    512,
    180,
    1.2,
  );
}

function gauges(): string {
  const gauge = (x: number, r: number, needle: number) => {
    const ticks = Array.from({ length: 13 }, (_, tick) => {
      const angle = ((135 + tick * 22.5) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${x + cos * r * 0.78} ${90 + sin * r * 0.78}L${x + cos * r * 0.92} ${90 + sin * r * 0.92}`;
    }).join('');
    const angle = (needle * Math.PI) / 180;
    return `<circle cx="${x}" cy="90" r="${r}" fill="#15181b" stroke="#c9ccd0" stroke-width="6"/><path d="${ticks}" stroke="#f1ead6" stroke-width="4"/><path d="M${x} 90L${x + Math.cos(angle) * r * 0.75} ${90 + Math.sin(angle) * r * 0.75}" stroke="#e0502f" stroke-width="5"/><circle cx="${x}" cy="90" r="7" fill="#888"/>`;
  };
  return `<rect width="512" height="180" fill="#0d0e10"/>${gauge(140, 76, 140)}${gauge(330, 76, 150)}${gauge(456, 44, 210)}`;
}

/** The middle: map and tiles on a display, or a radio. */
export function centreScreen({ layout, ambient }: Fittings): Promise<Screen> {
  if (layout === 'gauges') {
    const keys = Array.from(
      { length: 6 },
      (_, key) => `<rect x="${92 + key * 38}" y="84" width="30" height="18" rx="3" fill="#3a3d41"/>`,
    ).join('');
    return screenOf(
      `<rect width="400" height="140" fill="#191b1e"/><circle cx="44" cy="70" r="26" fill="#303338" stroke="#8a8f95" stroke-width="4"/><circle cx="356" cy="70" r="26" fill="#303338" stroke="#8a8f95" stroke-width="4"/><rect x="92" y="32" width="220" height="36" rx="4" fill="#2e4a33"/>${keys}`,
      400,
      140,
      0.4,
    );
  }
  const tall = layout === 'portrait';
  const width = tall ? 390 : layout === 'wide' ? 720 : 520;
  const height = tall ? 515 : layout === 'wide' ? 160 : 277;
  return screenOf(mapAndTiles(width, height, tall, hexOf(ambient)), width, height, 1);
}

function mapAndTiles(width: number, height: number, tall: boolean, tint: string): string {
  const mapWidth = tall ? width : width * 0.62;
  const mapHeight = tall ? height * 0.58 : height;
  const roads = `M0 ${mapHeight * 0.7}Q${mapWidth * 0.6} ${mapHeight * 0.4} ${mapWidth} ${mapHeight * 0.75}M${mapWidth * 0.45} 0V${mapHeight}M0 ${mapHeight * 0.25}L${mapWidth} ${mapHeight * 0.12}`;
  const route = `M${mapWidth * 0.2} ${mapHeight}Q${mapWidth * 0.36} ${mapHeight * 0.5} ${mapWidth * 0.5} ${mapHeight * 0.48}T${mapWidth * 0.8} 4`;
  const map = `<rect width="${mapWidth}" height="${mapHeight}" fill="#26343c"/><path d="M${mapWidth * 0.55} 0Q${mapWidth * 0.5} ${mapHeight * 0.5} ${mapWidth} ${mapHeight * 0.7}V0Z" fill="#2c4638"/><path d="M0 ${mapHeight * 0.9}Q${mapWidth * 0.3} ${mapHeight * 0.8} ${mapWidth * 0.25} ${mapHeight}H0Z" fill="#264a63"/><path d="${roads}" stroke="#4a5a64" stroke-width="8" fill="none"/><path d="${route}" stroke="${tint}" stroke-width="7" fill="none"/>`;
  const tiles = [0, 1, 2].map((tile) => {
    const fill = ['#1f3a54', '#2b4a3a', '#54402b'][tile];
    return tall
      ? `<rect x="${14 + (tile * (width - 28)) / 3}" y="${mapHeight + 20}" width="${(width - 28) / 3 - 10}" height="${height * 0.24}" rx="12" fill="${fill}"/><circle cx="${14 + ((tile + 0.45) * (width - 28)) / 3}" cy="${mapHeight + 60}" r="16" fill="#cfd8df"/>`
      : `<rect x="${width * 0.66}" y="${height * (0.07 + tile * 0.3)}" width="${width * 0.3}" height="${height * 0.25}" rx="10" fill="${fill}"/><circle cx="${width * 0.71}" cy="${height * (0.195 + tile * 0.3)}" r="${height * 0.06}" fill="#cfd8df"/><path d="M${width * 0.76} ${height * (0.195 + tile * 0.3)}h${width * 0.15}" stroke="#cfd8df" stroke-width="6" stroke-linecap="round"/>`;
  });
  const dock = tall
    ? `<path d="M60 ${height - 34}h40M160 ${height - 34}h70M290 ${height - 34}h40" stroke="#8b98a3" stroke-width="9" stroke-linecap="round"/>`
    : '';
  return `<rect width="${width}" height="${height}" fill="#0c141b"/>${map}${tiles.join('')}${dock}`;
}
