import type { Translator } from '@kardan/ui/texts/translator.ts';
import type carParkTexts from '#locales/de-AT/car-park.json';

export type CarParkTexts = Translator<typeof carParkTexts>;
