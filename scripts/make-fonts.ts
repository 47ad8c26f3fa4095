import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What our tokens use of the family's weights and widths; half of the file is for the others. */
const variationAxes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 118 } };

interface FontFile {
  path: string;
  source: string;
  letters: string;
}

/** 90 KB as published, 40 KB so: every page loads it first. */
export const westernFont: FontFile = {
  path: 'ui/fonts/archivo.woff2',
  source: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  letters: [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    'ÄÖÜäöüßÀÁÂÃÅÆÇÈÉÊËÍÎÏÑÓÔÕØÚÛÝàáâãåæçèéêëíîïñòóôõøùúûýÿ',
    ' \u00A0\u202F!"#%&\'()*+,-./:;<=>?@[]_{|}~§©®°±²³·½«»×–—‘’“”„•…‹›€™−₂→←↑↓',
  ].join(''),
};

/** For Škoda, names of people and places from Warsaw to Istanbul; fetched only by pages that hold such a letter. */
export const easternFont: FontFile = {
  path: 'ui/fonts/archivo-eastern.woff2',
  source: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2'),
  letters: 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽž',
};

/** The letters, weights and widths that we use of a font, as a file of its own. */
export function cutFont({ source, letters }: FontFile): Promise<Buffer> {
  const whole = readFileSync(fileURLToPath(source));
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
}

if (import.meta.main) {
  for (const font of [westernFont, easternFont]) {
    const bytes = await cutFont(font);
    writeFileSync(new URL(`../${font.path}`, import.meta.url), bytes);
    process.stdout.write(`${font.path}: ${bytes.length} bytes\n`);
  }
}
