import type { Translator } from '@kardan/ui/texts/translator.ts';
import type homeTexts from '#locales/de-AT/home.json';

export type HomeTexts = Translator<typeof homeTexts>;
