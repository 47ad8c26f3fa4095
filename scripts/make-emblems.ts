import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'csv-parse/sync';
import { optimize } from 'svgo';
import type { GeneratedFile } from './generate/generated-file.ts';

const require = createRequire(import.meta.url);

export interface Make {
  slug: string;
  name: string;
  /** Name of the emblem in simple-icons; empty when it has none. */
  emblem: string;
}

/** The makes of the catalogue, in the order of their slugs. */
export function readMakes(): Make[] {
  const file = new URL('../core/vehicles/reference/makes.csv', import.meta.url);
  const makes: Make[] = parse(readFileSync(file), { columns: true });
  return makes.sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

/** One sprite with the emblem of every make that has one, and the list of those makes: all others get a lettermark. */
export function emblemFiles(): GeneratedFile[] {
  const makes = readMakes().filter(({ emblem }) => emblem !== '');
  const symbols = makes.map(
    ({ slug, emblem }) => `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${pathOf(emblem)}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const slugs = makes.map(({ slug }) => slug);
  return [
    { path: 'web/public/make-emblems.svg', text: svg },
    { path: 'web/domain/makes/make-emblems.gen.ts', text: listSource(slugs, version) },
  ];
}

function listSource(slugs: readonly string[], version: string): string {
  return `/** The sprite of emblems, with its version, so that it may be cached for ever. */
export const makeEmblemsPath = '/make-emblems.svg?v=${version}';

/** Makes with an emblem in it, by slug. Written by \`pnpm generate\`. */
export const makesWithEmblem: ReadonlySet<string> = new Set([
${slugs.map((slug) => `  '${slug}',`).join('\n')}
]);
`;
}

/** Only the path is taken: titles and whatever else a file may hold stay out of ours. */
function pathOf(emblem: string): string {
  const svg = readFileSync(require.resolve(`simple-icons/icons/${emblem}.svg`), 'utf8');
  // As drawn all emblems weigh 60 KB gzip; at the 34 pixels that we show, nobody sees more than this of a fine engraving.
  const floatPrecision = svg.length > 3_000 ? 1 : 2;
  const { data } = optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision } }] });
  const path = / d="([MmLlHhVvCcSsQqTtAaZz0-9eE.,\s+-]+)"/.exec(data)?.[1];
  if (!path) throw new Error(`simple-icons has no plain path for ${emblem}`);
  return path;
}
