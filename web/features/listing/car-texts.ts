import type { Translator } from '@kardan/ui/texts/translator.ts';
import type carTexts from '#locales/de-AT/car.json';

export type CarTexts = Translator<typeof carTexts>;
