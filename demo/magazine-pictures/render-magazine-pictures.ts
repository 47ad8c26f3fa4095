import { access, writeFile } from 'node:fs/promises';
import { say } from '@kardan/core/cli/terminal';
import { drawMany, type Order } from '../illustrator/draw-many.ts';
import { magazinePictures } from './magazine-pictures.ts';

const folder = new URL('../../content/pictures/', import.meta.url);
const fresh = process.argv.includes('--fresh');

/** `pnpm magazine-pictures:render`: draws the pictures of the magazine that are missing, or all of them with `--fresh`. */
const isThere = (name: string) =>
  access(new URL(`${name}.webp`, folder)).then(
    () => true,
    () => false,
  );
const names: string[] = [];
const orders: Order[] = [];
for (const [name, picture] of Object.entries(magazinePictures)) {
  if (!fresh && (await isThere(name))) continue;
  names.push(name);
  orders.push({ drawing: { electric: false, ...picture, width: 1_080, density: 2 }, quality: 70 });
}
await drawMany(orders, async ({ index, webp }) => {
  await writeFile(new URL(`${names[index]}.webp`, folder), webp);
  say(`${names[index]}: ${Math.round(webp.length / 1_000)} KB`);
});
