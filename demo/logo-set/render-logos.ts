import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { drawLogo, logoSizePx } from '../illustrator/logo/draw-logo.ts';
import { emblemNames } from '../illustrator/logo/emblems.ts';
import { pictureFile } from '../picture-set/picture-index.ts';
import { type LogoEntry, logoFolder } from './logo-index.ts';

const palettes = [
  { colour: '#0f3d6e', ground: '#0f3d6e', ink: '#ffffff', spot: '#f2b632' },
  { colour: '#1f5c43', ground: '#ffffff', ink: '#1f5c43', spot: '#9cc26a' },
  { colour: '#9b2f2a', ground: '#ffffff', ink: '#9b2f2a', spot: '#2e3440' },
  { colour: '#e0701b', ground: '#2e3440', ink: '#f4f3ee', spot: '#e0701b' },
];

/** Draws every emblem in every palette into the folder of logos, with their index; takes a second. */
export async function renderLogos(): Promise<LogoEntry[]> {
  await mkdir(logoFolder, { recursive: true });
  const entries: LogoEntry[] = [];
  for (const emblem of emblemNames) {
    for (const { colour, ...colours } of palettes) {
      const webp = await drawLogo({ emblem, ...colours });
      const hash = createHash('sha256').update(webp).digest('hex');
      const entry = { hash, widthPx: logoSizePx, heightPx: logoSizePx, sizeBytes: webp.length, colour };
      await writeFile(pictureFile(entry, logoFolder), webp);
      entries.push(entry);
    }
  }
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  await writeFile(new URL('index.json', logoFolder), `[\n${lines}\n]\n`);
  return entries;
}
