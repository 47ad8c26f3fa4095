import type { Translator } from '@kardan/ui/texts/translator.ts';
import type cardTexts from '#locales/de-AT/dealership-card.json';

export type DealershipCardTexts = Translator<typeof cardTexts>;
