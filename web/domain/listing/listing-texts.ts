import type { Translator } from '@kardan/ui/texts/translator.ts';
import type listingTexts from '#locales/de-AT/listing.json';

export type ListingTexts = Translator<typeof listingTexts>;
