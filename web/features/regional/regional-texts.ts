import type { Translator } from '@kardan/ui/texts/translator.ts';
import type regionalTexts from '#locales/de-AT/regional.json';

export type RegionalTexts = Translator<typeof regionalTexts>;
