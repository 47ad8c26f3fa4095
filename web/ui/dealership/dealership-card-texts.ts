import type { Translator } from '#lib/texts/translator.ts';
import type cardTexts from '#locales/de-AT/dealership-card.json';

export type DealershipCardTexts = Translator<typeof cardTexts>;
