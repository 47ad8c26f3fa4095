import sharp from 'sharp';
import { type EmblemName, emblems } from './emblems.ts';

export interface LogoDrawing {
  emblem: EmblemName;
  ground: string;
  ink: string;
  spot: string;
}

export const logoSizePx = 256;

/** The sign of a dealership as a WebP file: an emblem in two colours on a plain ground. */
export async function drawLogo({ emblem, ground, ink, spot }: LogoDrawing): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="${logoSizePx}" height="${logoSizePx}"><path d="M0 0h256v256H0z" fill="${ground}"/>${emblems[emblem](ink, spot)}</svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toBuffer();
}
