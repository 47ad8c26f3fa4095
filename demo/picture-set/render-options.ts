import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultPictureFolder } from './picture-index.ts';

export interface RenderOptions {
  help: boolean;
  variants: number;
  width: number;
  quality: number;
  threads: number;
  budgetBytes: number;
  folder: URL;
  fresh: boolean;
}

export const usage = `pnpm pictures:render [--variants 1] [--width 960] [--quality 60] [--budget-mb 10] [--out demo/pictures] [--threads 2] [--fresh]

  --variants   2 draws about twice as many cars of the common bodies and colours
  --width      of a picture in pixels; the height is two thirds of it
  --quality    of the WebP files, 1 to 100
  --budget-mb  pictures that do not fit, the least needed ones, are left out
  --out        folder of the pictures and their index.json
  --threads    a core each, for about half an hour
  --fresh      draw again what is there already`;

/** Reads the command's flags; throws with a sentence for the person who typed them. */
export function parseRenderOptions(args: string[]): RenderOptions {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      variants: { type: 'string', default: '1' },
      width: { type: 'string', default: '960' },
      quality: { type: 'string', default: '60' },
      'budget-mb': { type: 'string', default: '10' },
      out: { type: 'string' },
      threads: { type: 'string', default: '2' },
      fresh: { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    variants: number('--variants', values.variants, 0.1, 50),
    width: Math.round(number('--width', values.width, 120, 2_400)),
    quality: Math.round(number('--quality', values.quality, 1, 100)),
    threads: Math.round(number('--threads', values.threads, 1, 64)),
    budgetBytes: number('--budget-mb', values['budget-mb'], 0.01, 10_000) * 1_000_000,
    folder: values.out ? pathToFileURL(`${values.out.replace(/\/$/, '')}/`) : defaultPictureFolder,
    fresh: values.fresh,
  };
}

function number(flag: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (!(value >= from && value <= to)) throw new Error(`${flag} takes a number from ${from} to ${to}, not ${text}`);
  return value;
}
