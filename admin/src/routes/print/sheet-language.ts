import { translator } from '@kardan/ui/texts/translator.ts';
import { german } from '#texts/german.ts';

/** Paper stands in an Austrian showroom: it is German, whatever language the person who prints it reads. */
export const sheetLocale = 'de-AT';
export const sheetTexts = translator(sheetLocale, german.print);
export const carTexts = translator(sheetLocale, german.car);
